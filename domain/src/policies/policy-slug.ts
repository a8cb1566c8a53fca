const LONGEST_SLUG = 60;

/** The key of a policy of the firm's own, from its name: `visitors`, or `visitors-2` where there is one of that key. */
export function policySlug(name: string, taken: (slug: string) => boolean): string {
  const plain = name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  const words = plain.replace(/[^a-z0-9]+/g, '-').slice(0, LONGEST_SLUG);
  const slug = words.replace(/^-+|-+$/g, '') || 'policy';
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!taken(candidate)) return candidate;
  }
}
