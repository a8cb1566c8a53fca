type Part = number | string;

/** Words that say that a version came before the one without them. */
const BEFORE = /^(?:a|alpha|b|beta|dev|pre|preview|rc|snapshot|m|milestone)$/;

const partsOf = (version: string): readonly Part[] =>
  (version.toLowerCase().match(/\d+|[a-z]+/g) ?? []).map((part) => (/^\d/.test(part) ? Number(part) : part));

/** What a version has after its last part: less than any number, more than "beta". */
const rankOf = (part: Part | undefined): number => {
  if (part === undefined) return 0;
  if (typeof part === 'number') return part;
  return BEFORE.test(part) ? -2 : 0.5;
};

/**
 * Orders two versions part by part, as products number them: "9.10" after "9.9", "1.0-rc1" before "1.0", "1.0.2k" after
 * "1.0.2", missing parts as 0. Negative when `a` is older.
 */
export function compareProductVersions(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const [x, y] = [left[index], right[index]];
    const byRank = rankOf(x) - rankOf(y);
    if (byRank !== 0) return byRank;
    if (typeof x === 'string' && typeof y === 'string' && x !== y) return x < y ? -1 : 1;
  }
  return 0;
}

/** A version later than every one of its branch: "10" stands before 10.1, and its branch ends after all of them. */
const endOf = (branch: string) => `${branch}.${Number.MAX_SAFE_INTEGER}`;

/** Versions from `introduced` on (from the first when left out) and before `fixed`. */
export type VersionRange = { readonly introduced?: string | undefined; readonly fixed: string };

/**
 * Whether a version lies in a range. Of a branch alone ("10" of 10.2.3), whether each of its versions does: what is not
 * known is not claimed.
 */
export function isInRange(version: string, { introduced = '0', fixed }: VersionRange, isBranch = false): boolean {
  if (compareProductVersions(version, introduced) < 0) return false;
  return compareProductVersions(isBranch ? endOf(version) : version, fixed) < 0;
}
