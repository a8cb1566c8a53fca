let handler: () => void = () => window.location.assign('/');

/** Says what happens when a call answers 401; by default the page goes to `/` (spec part 1, section 7). */
export function onUnauthorized(next: () => void): void {
  handler = next;
}

export function reportUnauthorized(): void {
  handler();
}
