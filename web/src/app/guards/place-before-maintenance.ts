import { isLocalPath } from './saved-redirect.ts';

const key = 'place-before-maintenance';

/** Keeps where this tab was when maintenance began, for whoever it was; null is a visitor. */
export function keepPlaceBeforeMaintenance(owner: string | null, address: string): void {
  if (isLocalPath(address)) sessionStorage.setItem(key, JSON.stringify([owner, address]));
}

/** Where this tab was when maintenance began; null for anyone else, because addresses hold names. */
export function placeBeforeMaintenance(owner: string | null): string | null {
  const [whose, address]: (string | null)[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
  return whose === owner && address !== undefined ? address : null;
}

/** Forgets it, once somebody is back. */
export function dropPlaceBeforeMaintenance(): void {
  sessionStorage.removeItem(key);
}
