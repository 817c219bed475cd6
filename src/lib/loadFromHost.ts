import { attributes } from '~/boot/contract';

const key = 'loaded-for';

/** Counts a load. False where the address was loaded already, or where storage is forbidden or full. */
function isFirstLoad(href: string): boolean {
  try {
    const isFirst = window.sessionStorage.getItem(key) !== href;
    window.sessionStorage.setItem(key, href);
    return isFirst;
  } catch {
    return false;
  }
}

/** The shown address. Its path alone would lead to another host where it begins with two slashes. */
export function currentHref(): string {
  return window.location.href;
}

/**
 * Loads a page from the host, whose deploy may have replaced parts of it since this tab was opened. A page on which the
 * application runs always gives way: without the part that is missing, the next one stays as it was sent. That one is
 * loaded again once, as it may be an old copy.
 *
 * @param href absolute
 * @returns false where it was loaded again already, or loads cannot be counted
 */
export function loadFromHost(href: string): boolean {
  const isFirst = isFirstLoad(href);
  if (!isFirst && !document.documentElement.hasAttribute(attributes.ready)) return false;
  if (currentHref() === href) window.location.reload();
  else window.location.assign(href);
  return true;
}

/** A page on which the application runs has all its parts: the next deploy may load it again. */
export function forgetLoads(): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Nothing is remembered.
  }
}
