import { type RecordProblem, recordProblem } from '@portal/domain/monitoring/scan-words/record-problems.ts';
import { type Exchange, redirectOf } from '../guard/exchange.ts';

/** What a domain's policy of MTA-STS is worth; `line` is the one that keeps it from being enforced. */
export type StsVerdict =
  | { readonly kind: 'enforced' }
  | { readonly kind: 'not enforced'; readonly line: string }
  | { readonly kind: 'unusable'; readonly problem: RecordProblem };

const DAY_S = 86_400;
/** RFC 8461, 3.2. */
const MAX_AGE_S = 31_557_600;

/** Where other mail servers look for the policy (RFC 8461, 3.3). */
export const stsAddress = (domain: string): string => `https://mta-sts.${domain}/.well-known/mta-sts.txt`;

const unusable = (problem: RecordProblem): StsVerdict => ({ kind: 'unusable', problem });

/**
 * Judges a policy (RFC 8461, 3.2): whether other mail servers can read it, whether it names the domain's mail servers (4.1), and
 * whether it asks for more than reports. Redirects are not followed (3.3).
 */
export function judgeStsPolicy(answer: Exchange, mailServers: readonly string[]): StsVerdict {
  if (redirectOf(answer) !== null) return unusable(recordProblem('stsElsewhere'));
  if (answer.status !== 200) return unusable(recordProblem('stsStatus', { status: answer.status }));
  const lines = answer.body
    .toString('utf8')
    .split(/\r?\n/)
    .map((line) => /^([a-z_]+)\s*:(.*)$/i.exec(line))
    .flatMap((found) => (found === null ? [] : [[found[1]?.toLowerCase() ?? '', (found[2] ?? '').trim()] as const]));
  const lineOf = (name: string) => lines.find(([key]) => key === name)?.[1] ?? '';
  if (lineOf('version') !== 'STSv1') return unusable(recordProblem('stsStart'));
  const mode = lineOf('mode');
  if (!['enforce', 'testing', 'none'].includes(mode)) return unusable(recordProblem('stsMode'));
  const age = lineOf('max_age');
  if (!/^\d{1,10}$/.test(age) || Number(age) > MAX_AGE_S) return unusable(recordProblem('stsAge'));
  const patterns = lines.filter(([key]) => key === 'mx').map(([, value]) => value.toLowerCase());
  const missing = mailServers.find((server) => !patterns.some((pattern) => isCovered(server, pattern)));
  if (mode !== 'none' && missing !== undefined) return unusable(recordProblem('stsMailServer', { server: missing }));
  if (mode !== 'enforce') return { kind: 'not enforced', line: `mode: ${mode}` };
  return Number(age) < DAY_S ? { kind: 'not enforced', line: `max_age: ${age}` } : { kind: 'enforced' };
}

/** A star stands for the first label of a name, and for no more (RFC 8461, 4.1). */
function isCovered(server: string, pattern: string): boolean {
  const name = server.toLowerCase().replace(/\.$/, '');
  return pattern.startsWith('*.') ? name.slice(name.indexOf('.')) === pattern.slice(1) : name === pattern;
}
