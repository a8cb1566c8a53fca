const storageKey = 'dialog-opened-by-itself';

/**
 * Whether a dialog has opened by itself in this person's session in this tab. One is enough: who comes to do something is asked
 * or told something once, and the rest waits for another day.
 */
export function hasDialogOpened(userId: string | null): boolean {
  return sessionStorage.getItem(storageKey) === (userId ?? '');
}

/** Notes that a dialog opens by itself, or that something else, such as the introduction, has taken its place. */
export function noteDialogOpened(userId: string | null): void {
  sessionStorage.setItem(storageKey, userId ?? '');
}
