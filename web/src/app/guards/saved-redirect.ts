const cookieName = 'redirectURL';
const keptSeconds = 60 * 60;
const placeKey = 'kept-place';

/** True for a path of this portal: `/x`, never `//host` or anything with a backslash, a scheme or a control character. */
export function isLocalPath(address: string): boolean {
  if (!/^\/(?![/\\])/.test(address) || address.includes('\\')) return false;
  const hasControls = [...address].some((character) => character < ' ' || character === '\u007f');
  if (hasControls) return false;
  const base = 'https://portal.invalid';
  if (!URL.canParse(address, base)) return false;
  const { origin, pathname } = new URL(address, base);
  // `/.//host` and `/%2Fhost` are paths of this portal, but no longer once somebody takes the dot out or decodes them.
  return origin === base && !/^\/(\/|\\|%2f|%5c)/i.test(pathname);
}

/** Keeps an address to return to after signing in (spec part 1, section 2). Addresses of other places are not kept. */
export function saveRedirect(address: string): void {
  if (!isLocalPath(address)) return;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${cookieName}=${encodeURIComponent(address)}; Path=/; Max-Age=${keptSeconds}; SameSite=Lax${secure}`;
}

/** The kept address, or null when there isn't one or somebody else wrote it. */
export function readRedirect(): string | null {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${cookieName}=`));
  if (pair === undefined) return null;
  try {
    const address = decodeURIComponent(pair.slice(cookieName.length + 1));
    return isLocalPath(address) ? address : null;
  } catch {
    return null;
  }
}

/**
 * Keeps where somebody was whose session was lost: for this tab, because each was elsewhere, and for this person, because
 * addresses hold names.
 */
export function keepPlace(owner: string, address: string): void {
  if (isLocalPath(address)) sessionStorage.setItem(placeKey, JSON.stringify([owner, address]));
}

/** Where this tab was when the person lost the session; null for anyone else. */
export function readPlace(owner: string | null): string | null {
  const [whose, address]: string[] = JSON.parse(sessionStorage.getItem(placeKey) ?? '[]');
  return owner !== null && whose === owner && address !== undefined ? address : null;
}

/** Forgets both, once somebody has arrived or signed out. */
export function clearRedirect(): void {
  sessionStorage.removeItem(placeKey);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${cookieName}=; Path=/; Max-Age=0; SameSite=Lax`;
}
