const key = 'reloaded-for';

/** Session storage may be forbidden; then nothing is remembered. */
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
    // Without storage a reload could not be told from the next one, and none is made.
  }
}

/**
 * Loads a part of the site that a deploy may have replaced since this tab was opened. Where the part is gone, the
 * wanted page is loaded afresh from the host, exactly once; where that does not help either, the error stands.
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
    // The page goes away: nothing may be shown in between.
    return new Promise<Part>(() => undefined);
  }
}
