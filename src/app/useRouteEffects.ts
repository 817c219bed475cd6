import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { recordPageview } from '~/analytics/analytics';
import { attributes, mainContentId } from '~/boot/contract';
import { languages } from '~/config/languages';
import { fill } from '~/content/fill';
import { addressAt } from '~/content/pages';
import { focusPlace } from '~/lib/events';
import { titleSeparator } from '~/seo/PageTags';
import { useShell } from '~/ui/ShellContext';
import { site } from '~generated/site';
import { restoreInput } from './earlyInput';
import { useUnreachable } from './loadRoute';

/** Null until a visitor first points at a link. */
let routeChange: typeof import('./routeChange') | null = null;

/** @throws the loading error: pages then change without motion */
export async function loadRouteChange(): Promise<void> {
  routeChange ??= await import('./routeChange');
}

/** Outlives the layout, of which every language has its own: the way into another language is no first visit. */
let lastPath: string | null = null;

/** Whether two paths are selections of one page: what changes between them is a list, not the page. */
function isSamePage(a: string, b: string): boolean {
  const [one, other] = [addressAt(a), addressAt(b)];
  return a === b || (one !== undefined && one.page === other?.page && one.language === other.language);
}

/**
 * What happens on every change of route after the first page, whose view the boot script records: a pageview, title,
 * lead and actions come in one after the other, focus moves to the main content or the place in it
 * that the address names, an open menu closes,
 * and the returned text names the page for assistive technology.
 */
export function useRouteEffects(): string {
  const { language, content } = useShell();
  const { pathname, hash } = useLocation();
  const path = site.base.slice(0, -1) + pathname;
  const previous = useRef(lastPath);
  const [announcement, setAnnouncement] = useState('');

  // This runs before the new page is painted.
  useLayoutEffect(() => {
    if (lastPath === null || isSamePage(lastPath, pathname)) return;
    routeChange?.animatePage();
  }, [pathname]);

  useEffect(() => {
    if (previous.current === pathname) return;
    const before = previous.current;
    previous.current = pathname;
    lastPath = pathname;
    document.documentElement.lang = languages[language].tag;
    if (before === null) {
      restoreInput();
      document.documentElement.setAttribute(attributes.ready, '');
      return;
    }
    recordPageview(path, document.title);
    // The notice of a page that could not be fetched goes: another page is shown.
    useUnreachable.setState({ isUnreachable: false });
    for (const dialog of document.querySelectorAll('dialog[open]'))
      if (dialog instanceof HTMLDialogElement) dialog.close();
    // A dialog that left with its language's shell fires no event.
    document.documentElement.removeAttribute(attributes.dialogOpen);
    // The list announces itself; focus stays with the filter.
    if (isSamePage(before, pathname)) return;
    const main = document.getElementById(mainContentId);
    const place = document.getElementById(hash.slice(1)) ?? main;
    // The search page's field has it already.
    if (place !== null && !main?.contains(document.activeElement)) focusPlace(place);
    setAnnouncement(fill(content.pageLoaded, { title: document.title.split(titleSeparator)[0] ?? '' }));
  }, [pathname, hash, path, language, content]);

  return announcement;
}
