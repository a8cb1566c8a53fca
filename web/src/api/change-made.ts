let listener: (() => void) | undefined;

/** Hears of every change that a server has made for this page; what pages read or send by themselves is none. */
export function onChangeMade(next: () => void): void {
  listener = next;
}

export function reportChangeMade(): void {
  listener?.();
}
