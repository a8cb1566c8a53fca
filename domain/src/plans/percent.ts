/** How many percent `part` is of `whole`, rounded; 0 when either is 0 (spec part 1, section 9). */
export function percent(part: number, whole: number): number {
  return part === 0 || whole === 0 ? 0 : Math.round((part / whole) * 100);
}
