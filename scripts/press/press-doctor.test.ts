import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findSampleData } from '~scripts/doctor/findings';
import { writeData } from '~tests/browser/owners/write-data';
import { createTemporaryFolder } from '~tests/support/temporary-folder';

const folder = createTemporaryFolder(afterAll);

test('the doctor names the sample’s words about the company below releases, once there is one', () => {
  const data = join(folder, 'data');
  const listTexts = () =>
    findSampleData({ environment: {}, data, news: join(folder, 'news'), now: Date.now(), namesAll: true })
      .map(({ text }) => text)
      .join();
  writeData(data, { 'site.json': { languages: ['en'] } });
  expect(listTexts()).not.toContain('press.json');
  const words = { title: 'A Bridge', place: 'Quito', summary: 'It opens in May.', text: 'It opens in May.' };
  writeData(data, {
    'site.json': { languages: ['en'] },
    'press/bridge.json': { date: '2026-11-02', en: words },
  });
  expect(listTexts()).toContain('content/en/press.json: release.boilerplate');
});
