/** The position of the sun to a fraction of a degree, by the low precision formulas of the Astronomical Almanac. */
import { dayMs } from '~/lib/durations';

/** A place on the globe, in degrees: north and east are positive. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** 2000-01-01T12:00Z, in milliseconds since 1970. */
const epochMs = 946_728_000_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Returns the place that has the sun in its zenith. Its longitude may be less than -180.
 * @param now milliseconds since 1970
 */
export function getSubsolarPoint(now: number): Coordinates {
  const days = (now - epochMs) / dayMs;
  const anomaly = radians(357.528 + 0.985_600_3 * days);
  const longitude = radians(280.46 + 0.985_647_4 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly));
  const tilt = radians(23.439 - 0.000_000_4 * days);
  const rightAscension = Math.atan2(Math.cos(tilt) * Math.sin(longitude), Math.cos(longitude));
  const siderealDegrees = 280.460_618_4 + 360.985_647_37 * days;
  return {
    latitude: (Math.asin(Math.sin(tilt) * Math.sin(longitude)) * 180) / Math.PI,
    longitude: ((rightAscension * 180) / Math.PI - siderealDegrees) % 360,
  };
}

/**
 * The orthographic projection of a place on a globe centred on another one, in radii of the globe: east, north, and towards
 * the viewer. For the place below the sun the third is the sine of the sun's elevation at the centre.
 */
export function projectOnGlobe(centre: Coordinates, place: Coordinates): readonly [number, number, number] {
  const [from, to] = [radians(centre.latitude), radians(place.latitude)];
  const turn = radians(place.longitude - centre.longitude);
  return [
    Math.cos(to) * Math.sin(turn),
    Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(turn),
    Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos(turn),
  ];
}
