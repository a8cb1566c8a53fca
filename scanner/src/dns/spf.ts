/** What an SPF record amounts to (RFC 7208). */
export type SpfVerdict =
  | { readonly kind: 'missing' }
  | { readonly kind: 'multiple'; readonly count: number }
  | { readonly kind: 'invalid'; readonly record: string; readonly problem: string }
  | {
      readonly kind: 'valid';
      readonly record: string;
      /** What happens to mail from servers not named: pass (+all), neutral, softfail or fail. */
      readonly others: 'pass' | 'neutral' | 'softfail' | 'fail';
      /** DNS lookups needed, included records counted; 10 are allowed. */
      readonly lookups: number;
    };

export const MOST_SPF_LOOKUPS = 10;
const MOST_DEPTH = 10;
const QUALIFIERS = { '+': 'pass', '?': 'neutral', '~': 'softfail', '-': 'fail' } as const;
const TERM =
  /^(?<qualifier>[+?~-]?)(?<name>all|include|a|mx|ptr|ip4|ip6|exists)(?<rest>[:/].*)?$|^(?<modifier>redirect|exp|[a-z][a-z0-9._-]*)=(?<target>.*)$/i;

type Txt = (name: string) => Promise<readonly string[]>;

type Count = { others: 'pass' | 'neutral' | 'softfail' | 'fail' | null; lookups: number; problem: string | null };

const isSpf = (record: string) => /^v=spf1(?:\s|$)/i.test(record);

/** Reads a domain's SPF record and the ones it includes, and counts the lookups that a receiver would need. */
export async function readSpf(domain: string, txt: Txt): Promise<SpfVerdict> {
  const records = (await txt(domain)).filter(isSpf);
  const [record] = records;
  if (record === undefined) return { kind: 'missing' };
  if (records.length > 1) return { kind: 'multiple', count: records.length };
  const { others, lookups, problem } = await count(record, txt, 0, new Set([domain]));
  if (problem !== null) return { kind: 'invalid', record, problem };
  return { kind: 'valid', record, others: others ?? 'neutral', lookups };
}

async function count(record: string, txt: Txt, depth: number, path: ReadonlySet<string>): Promise<Count> {
  let others: Count['others'] = null;
  let lookups = 0;
  let redirect: string | null = null;
  for (const term of record.trim().split(/\s+/).slice(1)) {
    const groups = TERM.exec(term)?.groups;
    if (!groups) return { others, lookups, problem: `"${term}" is not a valid term` };
    const name = groups.name?.toLowerCase();
    const target = groups.rest?.replace(/^:/, '') ?? '';
    if (groups.modifier?.toLowerCase() === 'redirect') redirect = groups.target ?? '';
    if (name === 'all') {
      others = QUALIFIERS[(groups.qualifier || '+') as keyof typeof QUALIFIERS];
      break;
    }
    if (name === 'a' || name === 'mx' || name === 'ptr' || name === 'exists') lookups += 1;
    if ((name === 'ip4' || name === 'ip6' || name === 'include' || name === 'exists') && target === '')
      return { others, lookups, problem: `"${term}" names nothing` };
    if (name !== 'include') continue;
    const inner = await follow(target, txt, depth, path);
    lookups += 1 + inner.lookups;
    if (inner.problem !== null) return { others, lookups, problem: inner.problem };
  }
  if (others !== null || redirect === null) return { others, lookups, problem: null };
  const inner = await follow(redirect, txt, depth, path);
  return { others: inner.others, lookups: lookups + 1 + inner.lookups, problem: inner.problem };
}

async function follow(name: string, txt: Txt, depth: number, path: ReadonlySet<string>): Promise<Count> {
  const nothing = { others: null, lookups: 0 };
  // A macro's target depends on the mail, so it counts but cannot be followed.
  if (name.includes('%{')) return { ...nothing, problem: null };
  if (path.has(name)) return { ...nothing, problem: `${name} includes itself` };
  if (depth >= MOST_DEPTH) return { ...nothing, lookups: 1, problem: null };
  const records = (await txt(name)).filter(isSpf);
  const [record] = records;
  if (record === undefined || records.length > 1)
    return { ...nothing, problem: `${name} has ${records.length === 0 ? 'no' : 'more than one'} SPF record` };
  return count(record, txt, depth + 1, new Set([...path, name]));
}
