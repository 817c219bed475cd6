const key = 'reloaded-for';

/** @returns undefined where session storage is forbidden */
function remembered(): string | null | undefined {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return undefined;
  }
}

function remember(href: string | null): void {
  try {
    if (href === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, href);
  } catch {
    // Without storage reloads cannot be counted, and none is made.
  }
}

/**
 * Loads code that a deploy may have replaced since this tab was opened. Where that fails, the wanted page is loaded
 * from the host, once.
 *
 * @param href path of the wanted page, with base
 * @throws the loading error, on the server, without storage, or after the one reload
 */
export async function loadAcrossDeploys<Part>(href: string, load: () => Promise<Part>): Promise<Part> {
  try {
    const part = await load();
    if (typeof window !== 'undefined' && remembered() === href) remember(null);
    return part;
  } catch (error) {
    if (typeof window === 'undefined' || remembered() === undefined || remembered() === href) throw error;
    remember(href);
    if (remembered() !== href) throw error;
    if (window.location.pathname === href) window.location.reload();
    else window.location.assign(href);
    // Nothing is shown until the browser leaves the page.
    return new Promise<Part>(() => undefined);
  }
}
