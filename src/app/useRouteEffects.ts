import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { recordPageview, startAnalytics } from '../analytics/analytics';
import { announceReady } from '../boot/contract';
import { languages } from '../config/languages';
import { site } from '../config/site';
import { useShell } from '../ui/ShellContext';
import { mainContentId } from '../shell/SkipLink';

/** Outlives the layout, of which every language has its own: the way into another language is no first visit. */
let lastPath: string | null = null;

/**
 * What happens on every route, the first included: a pageview. On every change after the first, focus moves to
 * the main content, an open menu closes, and the returned text names the page for assistive technology.
 */
export function useRouteEffects(): string {
  const { language, content } = useShell();
  const { pathname } = useLocation();
  const previous = useRef(lastPath);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (previous.current === pathname) return;
    const isFirst = previous.current === null;
    previous.current = pathname;
    lastPath = pathname;
    if (isFirst) announceReady();
    startAnalytics();
    recordPageview(site.base.slice(0, -1) + pathname, document.title);
    if (isFirst) return;
    document.documentElement.lang = languages[language].tag;
    for (const dialog of document.querySelectorAll('dialog[open]'))
      if (dialog instanceof HTMLDialogElement) dialog.close();
    document.getElementById(mainContentId)?.focus({ preventScroll: true });
    setAnnouncement(content.pageLoaded(document.title.split(' | ')[0] ?? ''));
  }, [pathname, language, content]);

  return announcement;
}
