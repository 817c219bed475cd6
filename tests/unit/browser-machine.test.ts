import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What a browser may lack, block or know only in part. */
const machine =
  /\bIntl\.(?!LDML)|\b(?:local|session)Storage\b|navigator\.clipboard|new \w+Observer\b|startViewTransition|document\.fonts\b|toLocale(?:Date|Time)?String/;

/** The files outside `src/lib` that use it, and what keeps a refusal from the page in each. */
const allowedFiles: Readonly<Record<string, string>> = {
  'src/app/useReveal.ts': 'looks whether there is an observer',
  'src/boot/boot.ts': 'tryOrNull',
  'src/features/chart/HarbourTimes.tsx': 'tryOrNull, and SilentErrorBoundary',
  'src/features/contact/HandOff.tsx': 'catches the refusal, which it tells',
  'src/features/news/components/ArticleGrid.tsx': 'tryOrNull',
  'src/pages/contact/CalendarFrame.tsx': 'tryOrNull',
};

/** Code of the build, which runs in Node. */
const isBuildCode = (path: string) => /\.test\.tsx?$|\.schema\.ts$|^src\/content\//.test(path);

test('what a browser may refuse is used only where a refusal costs a part of the page', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file))
    .filter((path) => /\.tsx?$/.test(path) && !isBuildCode(path) && !path.startsWith('src/lib/'));
  const uses = files.filter((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .some((line) => machine.test(line) && !/^\s*(?:\/?\*|\/\/)/.test(line)),
  );
  expect(uses.toSorted()).toEqual(Object.keys(allowedFiles));
});
