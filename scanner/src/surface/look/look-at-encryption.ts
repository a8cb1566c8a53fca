import type { SurfaceFinding } from '@portal/domain/ratings/attack-surface.ts';
import {
  ANY_SUITES,
  EPHEMERAL_DH_SUITES,
  SUITE_WEAKNESSES,
  type SuiteWeakness,
  suitesOf,
  TLS13_SUITES,
  WEAK_SUITES,
} from '../../tls/cipher-suites.ts';
import { PROTOCOLS, type Protocol } from '../../tls/protocols.ts';
import { type HelloOutcome, sayHello } from '../../tls/say-hello.ts';
import type { SurfaceContext } from '../surface-context.ts';
import { finding, type Place } from '../vector-look.ts';

const NEW_PROTOCOLS: readonly Protocol[] = ['TLS 1.2', 'TLS 1.3'];
const OLD_PROTOCOLS: readonly Protocol[] = ['TLS 1.0', 'TLS 1.1'];
const BROKEN_PROTOCOLS: readonly Protocol[] = ['SSLv2', 'SSLv3'];
/** Suites that give no protection at all today; one hello offers them together. */
const BROKEN_SUITES = SUITE_WEAKNESSES.filter((weakness) => weakness !== 'triple-des');
const HELLO_TIMEOUT_MS = 3_000;
const SHORT_DH_BITS = 2048;
const BROKEN_DH_BITS = 1024;

/** What a host's encrypted port speaks. */
export type EncryptionLook =
  /** Nothing listens there, or it does not speak TLS. */
  | { readonly kind: 'absent' }
  /** It answered in part only, so that silence proves nothing. */
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'seen';
      readonly protocols: readonly Protocol[];
      readonly weak: readonly {
        readonly weakness: SuiteWeakness;
        readonly suite: string;
        readonly protocol: Protocol;
      }[];
      readonly dhBits: number | null;
    };

/** Asks with about ten hellos which protocols and weak suites a host accepts (RFC 9325; Mozilla's TLS guidelines). */
export async function lookAtEncryption(context: SurfaceContext, host: string, port: number): Promise<EncryptionLook> {
  const { guard, signal } = context;
  const hello = async (protocol: Protocol, suites: readonly number[], wantsDhGroup = false): Promise<HelloOutcome> => {
    await context.turn(host);
    return sayHello({ guard, host, port, protocol, suites, wantsDhGroup, timeoutMs: HELLO_TIMEOUT_MS, signal });
  };
  /** One lost answer is no proof of anything. */
  const helloTwice = async (...offer: Parameters<typeof hello>) => {
    const first = await hello(...offer);
    return first.kind === 'failed' ? hello(...offer) : first;
  };
  const outcomes = new Map<Protocol, HelloOutcome>();
  for (const protocol of NEW_PROTOCOLS) outcomes.set(protocol, await hello(protocol, suitesFor(protocol)));
  if (NEW_PROTOCOLS.every((protocol) => outcomes.get(protocol)?.kind === 'failed')) return { kind: 'absent' };
  for (const protocol of PROTOCOLS)
    if ((outcomes.get(protocol)?.kind ?? 'failed') === 'failed')
      outcomes.set(protocol, await helloTwice(protocol, suitesFor(protocol)));
  if ([...outcomes.values()].some(({ kind }) => kind === 'failed')) return { kind: 'failed' };
  const protocols = PROTOCOLS.filter((protocol) => outcomes.get(protocol)?.kind === 'accepted');
  if (protocols.length === 0) return { kind: 'absent' };
  const asked = protocols.filter((protocol) => protocol !== 'SSLv2' && protocol !== 'TLS 1.3');
  const [oldest, newest] = [asked[0], asked.at(-1)];
  const weak: { weakness: SuiteWeakness; suite: string; protocol: Protocol }[] = [];
  for (const protocol of new Set([oldest, newest]))
    for (const weaknesses of [BROKEN_SUITES, ['triple-des'] as const]) {
      if (protocol === undefined) continue;
      const outcome = await helloTwice(protocol, weaknesses.flatMap(suitesOf));
      if (outcome.kind === 'failed') return { kind: 'failed' };
      if (outcome.kind !== 'accepted') continue;
      const weakness = weaknesses.find((one) => outcome.suite in WEAK_SUITES[one]);
      if (weakness !== undefined) weak.push({ weakness, suite: WEAK_SUITES[weakness][outcome.suite] ?? '', protocol });
    }
  const group = newest === undefined ? null : await helloTwice(newest, EPHEMERAL_DH_SUITES, true);
  if (group?.kind === 'failed') return { kind: 'failed' };
  return { kind: 'seen', protocols, weak, dhBits: group?.kind === 'accepted' ? group.dhBits : null };
}

const suitesFor = (protocol: Protocol) =>
  protocol === 'TLS 1.3' ? TLS13_SUITES : protocol === 'SSLv2' ? [0] : ANY_SUITES;

/** Findings of one host's protocols and suites. */
export function judgeEncryption(look: EncryptionLook & { kind: 'seen' }, place: Place): readonly SurfaceFinding[] {
  const { protocols, weak, dhBits } = look;
  const spoken = `${place.asset} speaks ${protocols.join(', ')}.`;
  const findings: SurfaceFinding[] = [];
  if (protocols.some((protocol) => BROKEN_PROTOCOLS.includes(protocol)))
    findings.push(finding('tls-broken-protocol', 'BAD', place, spoken));
  if (protocols.some((protocol) => OLD_PROTOCOLS.includes(protocol))) {
    const isAllThereIs = !protocols.some((protocol) => NEW_PROTOCOLS.includes(protocol));
    findings.push(finding('tls-old-protocol', isAllThereIs ? 'BAD' : 'WARN', place, spoken));
  }
  for (const { weakness, suite, protocol } of weak) {
    const seen = `The server agreed to ${suite} with ${protocol}.`;
    findings.push(finding('tls-weak-encryption', weakness === 'triple-des' ? 'WARN' : 'BAD', place, seen));
  }
  if (dhBits !== null && dhBits < SHORT_DH_BITS) {
    const seen = `The server's Diffie-Hellman group has ${dhBits} bits.`;
    findings.push(finding('tls-weak-encryption', dhBits < BROKEN_DH_BITS ? 'BAD' : 'WARN', place, seen));
  }
  if (findings.length === 0) findings.push(finding('tls-sound', 'GOOD', place, spoken, 'No weak suite was accepted.'));
  return findings;
}
