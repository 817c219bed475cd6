import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { parseData } from '~/schemas/dataFile';
import { collections } from '~scripts/editor/collections';
import { getLabel } from '~scripts/editor/fields';
import { openEditor, readOwnerFiles, readRepository } from '~tests/browser/editor/repository';

const uploadedPicture = 'tests/fixtures/owners/Kingston/pictures/company-harbour.jpg';

const releaseWords = (language: string) => ({
  title: `The ship, ${language}`,
  place: `Kingston, ${language}`,
  summary: `It is new, ${language}.`,
  text: `It **sails**, ${language}.`,
});

/** Writes a release with a picture that is uploaded. */
async function writeRelease(page: Page, picture: string): Promise<void> {
  const field = (name: string, place = 0) => page.getByRole('textbox', { name, exact: true }).nth(place);
  await field('Slug').fill('new-ship');
  await field('Date').fill('2026-11-24');
  await page.getByRole('checkbox', { name: 'Picture' }).click();
  await page.getByRole('button', { name: 'Browse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles(picture);
  await dialog.getByRole('option', { name: basename(picture) }).click();
  await dialog.getByRole('button', { name: 'Insert' }).click();
  for (const [place, language] of ['English', 'Spanish', 'French'].entries()) {
    await field(language).fill(`A ship, ${language}`);
    for (const [key, words] of Object.entries(releaseWords(language))) await field(getLabel(key), place).fill(words);
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL('**/#/collections/press');
}

test('the editor writes a release with its picture', async (context) => {
  const { page, siteUrl } = await openEditor(context, readOwnerFiles());
  await page.goto(`${siteUrl}admin/#/collections/press/new`);
  await writeRelease(page, uploadedPicture);
  const [releaseFile, pictureFile] = ['data/press/new-ship.json', `data/pictures/${basename(uploadedPicture)}`];
  const { [releaseFile]: release = '', [pictureFile]: picture } = await readRepository(page, [
    releaseFile,
    pictureFile,
  ]);
  expect(picture).toBe(readFileSync(uploadedPicture, 'utf8'));
  const writtenRelease: unknown = JSON.parse(release);
  expect(writtenRelease).toEqual({
    date: '2026-11-24',
    from: '',
    until: '',
    picture: {
      name: `/${pictureFile}`,
      alt: { en: 'A ship, English', es: 'A ship, Spanish', fr: 'A ship, French' },
    },
    en: releaseWords('English'),
    es: releaseWords('Spanish'),
    fr: releaseWords('French'),
  });
  parseData(collections.release.schema, writtenRelease, (path) => path);
});
