const cookieName = 'redirectURL';
const keptSeconds = 60 * 60;

/** True for a path of this portal: `/x`, never `//host` or anything with a backslash, a scheme or a control character. */
export function isLocalPath(address: string): boolean {
  if (!/^\/(?![/\\])/.test(address) || address.includes('\\')) return false;
  const hasControls = [...address].some((character) => character < ' ' || character === '\u007f');
  if (hasControls) return false;
  const base = 'https://portal.invalid';
  if (!URL.canParse(address, base)) return false;
  const { origin, pathname } = new URL(address, base);
  // `/.//host` is a path of this portal, but without its dot it no longer is.
  return origin === base && !pathname.startsWith('//');
}

/** Keeps an address to return to after signing in (spec part 1, section 2). Addresses of other places are not kept. */
export function saveRedirect(address: string): void {
  if (!isLocalPath(address)) return;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${cookieName}=${encodeURIComponent(address)}; Path=/; Max-Age=${keptSeconds}; SameSite=Lax${secure}`;
}

/** The kept address, or null when there is none or somebody else wrote it. */
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

export function clearRedirect(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${cookieName}=; Path=/; Max-Age=0; SameSite=Lax`;
}
