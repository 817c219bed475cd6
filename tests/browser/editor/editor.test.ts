import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPage, ownerSiteUrl } from '~tests/support/browser';
import { getDistFolder } from '~tests/support/builds';
import { editorRequests, type Files, openEditor, readOwnerFiles, readRepository } from './repository';

test('the editor refuses an empty sentence, and saves a corrected one without changing anything else', async (context) => {
  const owners = readOwnerFiles();
  const withUnknownKey = 'data/content/en/notFound.json';
  const withTable = 'data/content/en/privacy.json';
  const before: Files = {
    ...owners,
    [withUnknownKey]: owners[withUnknownKey]?.replace('{', '{ "remark": "",') ?? '',
    [withTable]:
      owners[withTable]?.replace(/("text": ")/, String.raw`$1| Kept | For |\n|---|---|\n| *mail* | a year |\n\n`) ?? '',
  };
  const { page, siteUrl } = await openEditor(context, before);
  await page.getByRole('row', { name: 'About' }).click();

  const lead = page.getByRole('textbox', { name: 'Tagline' }).first();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const originalTagline = await lead.inputValue();
  await lead.fill('');
  await save.click();
  await page.getByText('This field is required.').waitFor();
  await lead.fill('A {brnd} of our own.');
  await page.getByText(/The build fills in \{brand\}/).waitFor();
  await save.click();
  await page.getByRole('alert').getByText('One field has an error').waitFor();
  expect(await readRepository(page, Object.keys(before))).toEqual(before);
  const sentence = 'A sentence of the officer, née Quiñones.';
  await lead.fill(sentence);
  await save.click();
  await page.getByText('Entry saved.').waitFor();

  const after = await readRepository(page, Object.keys(before));
  const editedFile = 'data/content/en/about.json';
  expect(after).toEqual({
    ...before,
    [editedFile]: before[editedFile]?.replace(JSON.stringify(originalTagline), JSON.stringify(sentence)),
  });

  await page.goto(`${siteUrl}admin/#/collections/pages`);

  await page.getByRole('row', { name: 'Privacy' }).click();
  await page.getByText('| *mail* | a year |').first().waitFor({ state: 'attached' });
  expect(await save.isDisabled()).toBe(true);
  await page.goBack();

  await page.getByRole('row', { name: 'Not found' }).click();
  await page.getByRole('textbox', { name: 'Heading' }).first().fill('Gone');
  await save.click();
  await page.getByRole('alertdialog').getByText('remark: this key is unknown').waitFor();
  expect(await readRepository(page, [withUnknownKey])).toEqual({ [withUnknownKey]: before[withUnknownKey] });
});

test('the online editor is a page of the site that search engines may not index', async (context) => {
  const site = await ownerSiteUrl('Nairobi');
  const { page } = await openPage(context, { siteUrl: site, path: 'admin/', allowedProblems: editorRequests });
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).waitFor();
  expect(await readFile(join(getDistFolder('Nairobi'), 'sitemap.xml'), 'utf8')).not.toContain('admin');
});
