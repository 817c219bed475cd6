import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { create } from 'zustand';
import { useShell } from '~/components/ShellContext';
import { attributes, mainContentId } from '~/config/documentNames';
import { languages } from '~/config/languages';
import { findRoute } from '~/config/pageRoutes';
import { focusElement } from '~/lib/events';
import { fill } from '~/lib/fill';
import { reportRouteChange } from '~/lib/visitEvents';
import { getPageTitle } from '~/seo/PageHead';
import { useConnectionState } from './loadRoute';

/** The module with the animations; null until a visitor first points at a link. */
let routeChange: typeof import('./routeChange') | null = null;

/**
 * Loads the animations of a route change.
 * @throws the loading error: pages then change without motion
 */
export async function loadRouteChange(): Promise<void> {
  routeChange ??= await import('./routeChange');
}

/** The text that names the last page that a link has led to, for assistive technology (src/app/RouteAnnouncer.tsx). */
export const useAnnouncement = create<{ readonly text: string }>(() => ({ text: '' }));

/** The path of the last render; it outlives the layout, which is replaced when the language changes. */
let lastPath: string | null = null;

/** Whether two paths are selections of one page, between which only a list changes. */
function isSamePage(a: string, b: string): boolean {
  if (a === b) return true;
  const first = findRoute(a);
  const second = findRoute(b);
  return first !== undefined && first.page === second?.page && first.language === second.language;
}

/**
 * On every change of route after the first page (whose view the boot script records): reports it, animates title,
 * lead and actions, closes an open menu, moves the focus to the main content or to the element that the fragment names, and
 * announces the new page. All of it is done before the new page is painted.
 */
export function useRouteEffects(): void {
  const { language, content } = useShell();
  const { pathname, hash } = useLocation();

  useLayoutEffect(() => {
    const before = lastPath;
    if (before === pathname) return;
    lastPath = pathname;
    document.documentElement.lang = languages[language].tag;
    if (before === null) return;
    reportRouteChange();
    // Another page is shown, so the notice of a page that could not be fetched is removed.
    useConnectionState.setState({ isUnreachable: false });
    for (const dialog of document.querySelectorAll('dialog[open]'))
      if (dialog instanceof HTMLDialogElement) dialog.close();
    // A dialog that left with its language's shell fires no event.
    document.documentElement.removeAttribute(attributes.dialogOpen);
    // The list of the news announces itself, and the focus stays at the filter.
    if (isSamePage(before, pathname)) return;
    routeChange?.animatePage();
    const main = document.getElementById(mainContentId);
    const target = document.getElementById(hash.slice(1)) ?? main;
    // On the search page the field has the focus already.
    if (target !== null && !main?.contains(document.activeElement)) focusElement(target);
    useAnnouncement.setState({ text: fill(content.pageLoaded, { title: getPageTitle() }) });
  }, [pathname, hash, language, content]);

  useEffect(() => {
    document.documentElement.setAttribute(attributes.ready, '');
  }, []);
}
