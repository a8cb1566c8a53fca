import type { PlainReason } from '@portal/domain/monitoring/scan-words/scan-words.ts';
import { checkCertificate } from '../checks/transport/p02-certificate.ts';
import { checkProtocol } from '../checks/transport/p03-protocols.ts';
import { checkDhGroup, checkRsaKey, reportWeakSuite } from '../checks/transport/p04-weak-encryption.ts';
import { LEVEL_LIMITS } from '../levels.ts';
import { enqueue, type ScanState, skipCheck } from '../scan-state.ts';
import { ANY_SUITES, EPHEMERAL_DH_SUITES, SUITE_WEAKNESSES, suitesOf, TLS13_SUITES } from '../tls/cipher-suites.ts';
import { PROTOCOLS, type Protocol } from '../tls/protocols.ts';
import { readCertificate } from '../tls/read-certificate.ts';
import { type HelloOutcome, sayHello } from '../tls/say-hello.ts';
import type { Commit, TaskContext, TaskHandler } from './task-context.ts';

/** Weak suites are tried in the newest so many of the accepted protocols. */
const PROTOCOLS_PER_WEAKNESS = 3;
const DH_GROUP = 'dh-group';
const DONE: Commit = () => undefined;

/** Queues everything that is tested on the encrypted connection: one certificate and about 25 hellos. */
export function queueTls(state: ScanState): void {
  enqueue(state, { kind: 'certificate' });
  for (const protocol of PROTOCOLS) enqueue(state, { kind: 'tls-protocol', protocol });
  for (const weakness of [...SUITE_WEAKNESSES, DH_GROUP]) enqueue(state, { kind: 'tls-weakness', weakness });
}

/** Notes that nothing could be tested on the encrypted connection. */
export function skipTls(state: ScanState, reason: PlainReason): void {
  for (const checkId of ['P02', 'P03', 'P04'] as const) skipCheck(state, checkId, reason);
}

const whereOf = ({ host, port }: { host: string; port: number }) => ({
  url: new URL(`https://${host.includes(':') ? `[${host}]` : host}:${port}/`).href,
  host,
  port,
});

export const certificate: TaskHandler<'certificate'> = async (_, { state, guard, settings, hellos, signal }) => {
  const target = state.target?.tls;
  if (!target) return DONE;
  await hellos.turn(signal);
  const trustedCertificates = settings.trustedCertificates ?? [];
  const served = await readCertificate({ guard, ...target, trustedCertificates, signal });
  return (state, report) => {
    if (!served) return skipCheck(state, 'P02', 'NO_HANDSHAKE');
    const where = whereOf(target);
    checkCertificate(served, { ...where, now: state.startedAt }, report);
    const key = served.certificate.publicKey;
    if (key.asymmetricKeyType === 'rsa') checkRsaKey(key.asymmetricKeyDetails?.modulusLength, where, report);
  };
};

async function hello(context: TaskContext, protocol: Protocol, suites: readonly number[], wantsDhGroup = false) {
  const target = context.state.target?.tls;
  if (!target) return { kind: 'failed' } satisfies HelloOutcome;
  await context.hellos.turn(context.signal);
  const { guard, signal } = context;
  return sayHello({ guard, ...target, protocol, suites, wantsDhGroup, signal });
}

export const tlsProtocol: TaskHandler<'tls-protocol'> = async (task, context) => {
  const protocol = PROTOCOLS.find((known) => known === task.protocol);
  const target = context.state.target?.tls;
  if (!protocol || !target) return DONE;
  const outcome = await hello(context, protocol, protocol === 'TLS 1.3' ? TLS13_SUITES : ssl2OrAny(protocol));
  return (state, report) => {
    state.hellos += 1;
    if (outcome.kind === 'failed') return skipCheck(state, 'P03', 'NO_TLS_ANSWER');
    if (outcome.kind !== 'accepted') return;
    state.acceptedProtocols.push(protocol);
    checkProtocol(protocol, whereOf(target), report);
  };
};

const ssl2OrAny = (protocol: Protocol) => (protocol === 'SSLv2' ? [0] : ANY_SUITES);

export const tlsWeakness: TaskHandler<'tls-weakness'> = async (task, context) => {
  const { state, settings } = context;
  const target = state.target?.tls;
  if (!target) return DONE;
  const protocols = PROTOCOLS.filter((protocol) => state.acceptedProtocols.includes(protocol))
    .filter((protocol) => protocol !== 'SSLv2' && protocol !== 'TLS 1.3')
    .reverse();
  const weakness = SUITE_WEAKNESSES.find((known) => known === task.weakness) ?? null;
  const suites = weakness === null ? EPHEMERAL_DH_SUITES : suitesOf(weakness);
  const tried = protocols.slice(0, weakness === null ? 1 : PROTOCOLS_PER_WEAKNESS);
  const where = whereOf(target);
  let used = 0;
  let failed = false;
  for (const protocol of tried) {
    if (state.hellos + used >= LEVEL_LIMITS[settings.level].tlsHellos)
      return (later) => skipCheck(later, 'P04', 'HELLO_BUDGET');
    used += 1;
    const outcome = await hello(context, protocol, suites, weakness === null);
    failed ||= outcome.kind === 'failed';
    if (outcome.kind !== 'accepted') continue;
    return (later, report) => {
      later.hellos += used;
      if (weakness !== null) reportWeakSuite(weakness, outcome.suite, protocol, where, report);
      else if (outcome.dhBits !== null) checkDhGroup(outcome.dhBits, where, report);
    };
  }
  return (later) => {
    later.hellos += used;
    if (failed) skipCheck(later, 'P04', 'NO_TLS_ANSWER');
  };
};
