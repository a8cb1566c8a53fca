let listener: (() => void) | undefined;

/** Hears of every change that a server has made for this page; what pages read or send on their own does not count. */
export function onChangeMade(next: () => void): void {
  listener = next;
}

export function reportChangeMade(): void {
  listener?.();
}
