import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Runs before each test file in jsdom. The files of a worker share its window: each starts with an empty one. */

// As long as all else is waited for: other programs may have the processor.
configure({ asyncUtilTimeout: 60_000 });
afterEach(cleanup);
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
// Emotion keeps its styles.
for (const element of document.head.querySelectorAll(':not(style)')) element.remove();
for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
