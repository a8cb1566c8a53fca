import { isIP } from 'node:net';
import { type RecordProblem, recordProblem } from '@portal/domain/monitoring/scan-words/record-problems.ts';

/** What an SPF record amounts to (RFC 7208). */
export type SpfVerdict =
  | { readonly kind: 'missing' }
  | { readonly kind: 'multiple'; readonly count: number }
  | { readonly kind: 'invalid'; readonly record: string; readonly problem: RecordProblem }
  | {
      readonly kind: 'valid';
      readonly record: string;
      /** What happens to mail from servers not named: pass (+all), neutral, softfail or fail. */
      readonly others: 'pass' | 'neutral' | 'softfail' | 'fail';
      /** DNS lookups needed, included records counted; 10 are allowed. */
      readonly lookups: number;
      /** Names that a receiver looks up for "a", "mx" and "exists", included records counted. */
      readonly names: readonly SpfName[];
      /** From where mail passes, as far as the records say it in so many words, included records counted. */
      readonly passing: readonly SpfPlace[];
    };

/** From where an SPF record lets mail pass: a network, the addresses of a name, or those of its mail servers. */
export type SpfPlace = { readonly kind: 'network' | 'a' | 'mx'; readonly at: string };

/** One name that an SPF record makes receivers look up. */
export type SpfName = { readonly mechanism: 'a' | 'mx' | 'exists'; readonly name: string };

export const MAX_SPF_LOOKUPS = 10;
const MAX_DEPTH = 10;
/** Records that include ever more others would keep the name server busy for ever. */
const MAX_RECORDS_READ = 40;
const QUALIFIERS = { '+': 'pass', '?': 'neutral', '~': 'softfail', '-': 'fail' } as const;
const TERM =
  /^(?<qualifier>[+?~-]?)(?<name>all|include|a|mx|ptr|ip4|ip6|exists)(?<rest>[:/].*)?$|^(?<modifier>redirect|exp|[a-z][a-z0-9._-]*)=(?<target>.*)$/i;

/** Stands for a record that is no longer read; far more lookups than allowed were counted by then. */
const ENOUGH_READ = 'v=spf1';

type Txt = (name: string) => Promise<readonly string[]>;

type Count = {
  others: 'pass' | 'neutral' | 'softfail' | 'fail' | null;
  lookups: number;
  names: readonly SpfName[];
  passing: readonly SpfPlace[];
  problem: RecordProblem | null;
};

const isSpf = (record: string) => /^v=spf1(?:\s|$)/i.test(record);

/** Reads a domain's SPF record and the ones it includes, and counts the lookups that a receiver would need. */
export async function readSpf(domain: string, txt: Txt): Promise<SpfVerdict> {
  const records = (await txt(domain)).filter(isSpf);
  const [record] = records;
  if (record === undefined) return { kind: 'missing' };
  if (records.length > 1) return { kind: 'multiple', count: records.length };
  let left = MAX_RECORDS_READ;
  const limited: Txt = (name) => {
    left -= 1;
    return left < 0 ? Promise.resolve([ENOUGH_READ]) : txt(name);
  };
  const { problem, others, ...counted } = await count(record, domain, limited, 0, new Set([domain]));
  if (problem !== null) return { kind: 'invalid', record, problem };
  return { kind: 'valid', record, others: others ?? 'neutral', ...counted };
}

async function count(
  record: string,
  domain: string,
  txt: Txt,
  depth: number,
  path: ReadonlySet<string>,
): Promise<Count> {
  let others: Count['others'] = null;
  let lookups = 0;
  const names: SpfName[] = [];
  const passing: SpfPlace[] = [];
  const redirects: string[] = [];
  const failed = (problem: RecordProblem): Count => ({ others, lookups, names, passing, problem });
  for (const term of record.trim().split(/\s+/).slice(1)) {
    const groups = TERM.exec(term)?.groups;
    if (!groups) return failed(recordProblem('spfTerm', { term }));
    const name = groups.name?.toLowerCase();
    const target = groups.rest?.replace(/^:/, '') ?? '';
    if ((name === 'ip4' || name === 'ip6' || name === 'include' || name === 'exists') && target === '')
      return failed(recordProblem('spfNamesNothing', { term }));
    if ((name === 'ip4' || name === 'ip6') && !isNetwork(target, name))
      return failed(recordProblem('spfAddress', { term }));
    if (groups.modifier?.toLowerCase() === 'redirect') redirects.push(groups.target ?? '');
    // What stands behind "all" is never used, but has to be well formed (RFC 7208 sections 4.6 and 5.1).
    if (others !== null) continue;
    if (name === 'all') others = QUALIFIERS[(groups.qualifier || '+') as keyof typeof QUALIFIERS];
    if (name === 'a' || name === 'mx' || name === 'ptr' || name === 'exists') lookups += 1;
    if (name === 'a' || name === 'mx' || name === 'exists')
      names.push({ mechanism: name, name: target.split('/')[0] || domain });
    const passes = (groups.qualifier || '+') === '+';
    if (passes) passing.push(...placeOf(name, target, domain));
    if (name !== 'include') continue;
    const inner = await follow(target, txt, depth, path);
    lookups += 1 + inner.lookups;
    names.push(...inner.names);
    if (passes) passing.push(...inner.passing);
    if (inner.problem !== null) return failed(inner.problem);
  }
  const [redirect] = redirects;
  if (redirects.length > 1) return failed(recordProblem('spfTwoRedirects'));
  if (others !== null || redirect === undefined) return { others, lookups, names, passing, problem: null };
  const inner = await follow(redirect, txt, depth, path);
  return {
    others: inner.others,
    lookups: lookups + 1 + inner.lookups,
    names: [...names, ...inner.names],
    passing: [...passing, ...inner.passing],
    problem: inner.problem,
  };
}

/** What a mechanism with "+" names. Of a name with a prefix length, or one that depends on the mail, nothing is said. */
function placeOf(name: string | undefined, target: string, domain: string): SpfPlace[] {
  if (name === 'ip4' || name === 'ip6') return [{ kind: 'network', at: target }];
  if ((name !== 'a' && name !== 'mx') || /[/%]/.test(target)) return [];
  return [{ kind: name, at: target || domain }];
}

/** "192.0.2.0/24" for ip4, "2001:db8::/32" for ip6 (RFC 7208 section 5.6). */
function isNetwork(text: string, mechanism: 'ip4' | 'ip6'): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const most = mechanism === 'ip4' ? 32 : 128;
  const isInRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  return isIP(address) === (mechanism === 'ip4' ? 4 : 6) && isInRange && rest.length === 0;
}

async function follow(name: string, txt: Txt, depth: number, path: ReadonlySet<string>): Promise<Count> {
  const nothing = { others: null, lookups: 0, names: [], passing: [] };
  // A macro's target depends on the mail, so it counts but cannot be followed.
  if (name.includes('%{')) return { ...nothing, problem: null };
  if (path.has(name)) return { ...nothing, problem: recordProblem('spfIncludesItself', { name }) };
  if (depth >= MAX_DEPTH) return { ...nothing, lookups: 1, problem: null };
  const records = (await txt(name)).filter(isSpf);
  const [record] = records;
  if (record === undefined || records.length > 1)
    return { ...nothing, problem: recordProblem(records.length === 0 ? 'spfNone' : 'spfMany', { name }) };
  return count(record, name, txt, depth + 1, new Set([...path, name]));
}
