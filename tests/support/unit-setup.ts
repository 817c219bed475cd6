import { afterEach } from 'vitest';

/** Runs before each unit test file. The files of a worker share a window in jsdom: each starts with an empty one. */
if (typeof window !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // As long as all else is waited for: other programs may have the processor.
  configure({ asyncUtilTimeout: 60_000 });
  afterEach(cleanup);
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  // Emotion keeps its styles.
  for (const element of document.head.querySelectorAll(':not(style)')) element.remove();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
}
