const partsOf = (version: string): (number | string)[] =>
  version.split(/[.-]/).map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/**
 * Orders two version numbers as the RetireJS data means them: part by part, a number after a word ("3.0.0" is newer
 * than "3.0.0-beta1"), missing parts as 0. Negative when `a` is older.
 */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const [x, y] = [left[index] ?? 0, right[index] ?? 0];
    if (typeof x !== typeof y) return typeof x === 'number' ? 1 : -1;
    if (x < y) return -1;
    if (x > y) return 1;
  }
  return 0;
}
