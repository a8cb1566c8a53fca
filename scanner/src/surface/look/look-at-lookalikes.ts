import type { SurfaceFinding } from '@portal/domain/ratings/attack-surface.ts';
import { parse } from 'tldts';
import type { DnsClient } from '../../dns/dns-client.ts';
import { lookalikesOf } from '../lookalike-names.ts';
import { finding, type VectorLook } from '../vector-look.ts';
import { withoutAnswer } from '../without-answer.ts';
import { receivesMail } from './look-at-spf.ts';

const MAX_NAMES = 60;
const AT_ONCE = 10;
/** Under an ending that answers for every name, being there means nothing. */
const NAME_OF_NOBODY = 'zq7x-no-such-name-4k';

/** Names like the firm's that somebody has registered. Only DNS is asked; the names themselves are never visited. */
export async function lookAtLookalikes(domain: string, dns: DnsClient): Promise<VectorLook> {
  const vector = 'domain_squatting';
  const { domainWithoutSuffix: label, publicSuffix: suffix } = parse(domain);
  if (!label || !suffix) return { vector, reason: 'NOTHING_TO_MEASURE', findings: [] };
  if (!(await dns.isAbsent(`${NAME_OF_NOBODY}.${suffix}`))) return { vector, reason: 'NO_ANSWER', findings: [] };
  const own = new Set(await dns.ns(domain));
  const names = [...lookalikesOf(label, suffix, MAX_NAMES)];
  const findings: SurfaceFinding[] = [];
  const unanswered: string[] = [];
  const work = async () => {
    for (let name = names.shift(); name !== undefined; name = names.shift()) {
      // Names that strangers set up badly answer badly; nothing is said about them.
      const judged = await withoutAnswer(judge(name, own, dns), null);
      if (judged === null) unanswered.push(name);
      else findings.push(...judged);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { vector, reason: null, findings: findings.sort((a, b) => (a.asset < b.asset ? -1 : 1)), unanswered };
}

async function judge(name: string, own: ReadonlySet<string>, dns: DnsClient): Promise<readonly SurfaceFinding[]> {
  if (await dns.isAbsent(name)) return [];
  const [servers, mx] = await Promise.all([dns.ns(name), dns.mx(name)]);
  const place = { asset: name, importance: 0.5 } as const;
  const isAlike = servers.length > 0 && servers.every((server) => own.has(server));
  const evidence = [
    servers.length === 0 ? `${name} exists.` : `NS ${name}: ${servers.slice(0, 4).join(', ')}`,
    ...(isAlike ? ['These are also your own domain’s name servers, so this name may be yours.'] : []),
  ];
  return receivesMail(mx)
    ? [finding('lookalike-with-mail', 'NEUTRAL', place, ...evidence, `MX ${name}: ${mx.slice(0, 3).join(', ')}`)]
    : [finding('lookalike-registered', 'NEUTRAL', place, ...evidence)];
}
