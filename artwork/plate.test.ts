import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { inksOfCompanies, paletteOf } from './inks.ts';
import { plates } from './plates.ts';
import { faro } from './scenes/faro.ts';
import { cutPlate } from './steps/cut.ts';
import { renderMaps } from './steps/maps.ts';
import { horizon } from './steps/project.ts';
import { publish } from './steps/publish.ts';
import { writeSvg } from './steps/svg.ts';

/** Faro's wide cut with maps of 200 pixels. */
const scene = faro('wide');
const maps = renderMaps(scene, 200);
const plate = cutPlate(scene, maps, true);
const svg = writeSvg(plate, inksOfCompanies.faro);

test('a plate has lines in every ink, and its lamp', () => {
  assert.deepEqual(new Set(plate.strokes.map(({ ink }) => ink)), new Set(['sky', 'sea', 'object', 'rim', 'accent']));
  assert.ok(plate.strokes.length > 1000);
  assert.equal(plate.discs.length, 1);
});

test('a plate that is cut again is the same', () => {
  const again = cutPlate(scene, renderMaps(scene, 200), true);
  assert.equal(writeSvg(again, inksOfCompanies.faro), svg);
});

test('no two plates have the same height of the eye, pitch or horizon', async () => {
  const eyes = await Promise.all(
    plates
      .filter(({ name }) => !/^(news-|share)|-dark$/.test(name))
      .map(async ({ scene: load }) => {
        const { camera, width, height } = await load();
        const { pitch, share } = horizon(camera, width, height);
        return { height: camera.eye[1].toFixed(2), pitch: pitch.toFixed(1), horizon: share.toFixed(2) };
      }),
  );
  for (const part of ['height', 'pitch', 'horizon'] as const) {
    const values = eyes.map((eye) => eye[part]);
    assert.deepEqual(values, [...new Set(values)], `two plates share a ${part}`);
  }
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
