const KEY = 'carriedWebsite';
/** Somebody who comes back later than this has most likely another wish. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

/** Keeps in this browser the domain that somebody checked before signing up, so that it is not asked for again. */
export function carryWebsite(domain: string): void {
  localStorage.setItem(KEY, JSON.stringify({ domain, at: Date.now() }));
}

/** The domain that was checked in this browser before; null when there isn't one. */
export function carriedWebsite(): string | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('domain' in kept) || !('at' in kept)) return null;
    const isCurrent = typeof kept.at === 'number' && Date.now() - kept.at < KEPT_MS;
    return isCurrent && typeof kept.domain === 'string' ? kept.domain : null;
  } catch {
    return null;
  }
}

export function dropCarriedWebsite(): void {
  localStorage.removeItem(KEY);
}
