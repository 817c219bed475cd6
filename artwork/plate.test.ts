import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { inksOfCompanies, paletteOf } from './inks.ts';
import { faro } from './scenes/faro.ts';
import { cutPlate } from './steps/cut.ts';
import { renderMaps } from './steps/maps.ts';
import { publish } from './steps/publish.ts';
import { writeSvg } from './steps/svg.ts';

/** Faro's wide cut with maps of 200 pixels. */
const scene = faro('wide');
const maps = renderMaps(scene, 200);
const plate = cutPlate(scene, maps, true);
const svg = writeSvg(plate, inksOfCompanies.faro, false);

test('a plate has lines in every ink, and its lamp', () => {
  assert.deepEqual(new Set(plate.strokes.map(({ ink }) => ink)), new Set(['sky', 'sea', 'object', 'rim', 'accent']));
  assert.ok(plate.strokes.length > 1000);
  assert.equal(plate.discs.length, 1);
});

test('a plate that is cut again is the same', () => {
  const again = cutPlate(scene, renderMaps(scene, 200), true);
  assert.equal(writeSvg(again, inksOfCompanies.faro, false), svg);
});

test('what is published is small, has the width that was asked for, and no colour outside the palette', async () => {
  const palette = paletteOf(inksOfCompanies.faro);
  const picture = await publish(svg, 200, palette);
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  assert.equal(info.width, 200);
  assert.ok(picture.length < 12_000);
  const allowed = new Set(palette.map(([red, green, blue]) => `${red} ${green} ${blue}`));
  const found = new Set<string>();
  for (let i = 0; i < data.length; i += info.channels) found.add(`${data[i]} ${data[i + 1]} ${data[i + 2]}`);
  assert.deepEqual(
    [...found].filter((colour) => !allowed.has(colour)),
    [],
  );
  assert.ok(found.size > 6);
});
