import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { attributes, mainContentId } from '~/boot/contract';
import { languages } from '~/config/languages';
import { fill } from '~/content/fill';
import { addressAt } from '~/content/pages';
import { focusPlace } from '~/lib/events';
import { reportRouteChange } from '~/lib/visitEvents';
import { getPageTitle } from '~/seo/PageHead';
import { useShell } from '~/ui/ShellContext';
import { restoreInput } from './earlyInput';
import { useConnectionState } from './loadRoute';

/** Null until a visitor first points at a link. */
let routeChange: typeof import('./routeChange') | null = null;

/** @throws the loading error: pages then change without motion */
export async function loadRouteChange(): Promise<void> {
  routeChange ??= await import('./routeChange');
}

/** The path of the last render; it outlives the layout, which is replaced when the language changes. */
let lastPath: string | null = null;

/** Whether two paths are selections of one page, between which only a list changes. */
function isSamePage(a: string, b: string): boolean {
  if (a === b) return true;
  const first = addressAt(a);
  const second = addressAt(b);
  return first !== undefined && first.page === second?.page && first.language === second.language;
}

/**
 * On every change of route after the first page (whose view the boot script records): reports it, animates title,
 * lead and actions, moves the focus to the main content or to the element that the fragment names, and closes an open menu.
 * @returns a text that names the new page for assistive technology
 */
export function useRouteEffects(): string {
  const { language, content } = useShell();
  const { pathname, hash } = useLocation();
  const previousPath = useRef(lastPath);
  const [announcement, setAnnouncement] = useState('');

  // This runs before the new page is painted.
  useLayoutEffect(() => {
    if (lastPath === null || isSamePage(lastPath, pathname)) return;
    routeChange?.animatePage();
  }, [pathname]);

  useEffect(() => {
    if (previousPath.current === pathname) return;
    const before = previousPath.current;
    previousPath.current = pathname;
    lastPath = pathname;
    document.documentElement.lang = languages[language].tag;
    if (before === null) {
      restoreInput();
      document.documentElement.setAttribute(attributes.ready, '');
      return;
    }
    reportRouteChange();
    // The notice of a page that could not be fetched goes: another page is shown.
    useConnectionState.setState({ isUnreachable: false });
    for (const dialog of document.querySelectorAll('dialog[open]'))
      if (dialog instanceof HTMLDialogElement) dialog.close();
    // A dialog that left with its language's shell fires no event.
    document.documentElement.removeAttribute(attributes.dialogOpen);
    // The list announces itself; focus stays with the filter.
    if (isSamePage(before, pathname)) return;
    const main = document.getElementById(mainContentId);
    const target = document.getElementById(hash.slice(1)) ?? main;
    // On the search page the field has the focus already.
    if (target !== null && !main?.contains(document.activeElement)) focusPlace(target);
    setAnnouncement(fill(content.pageLoaded, { title: getPageTitle() }));
  }, [pathname, hash, language, content]);

  return announcement;
}
