import type { PlainReason } from '@portal/domain/monitoring/scan-words/scan-words.ts';
import { checkCertificate, checkStapling } from '../checks/transport/p02-certificate.ts';
import { checkProtocol, reportNoTls13 } from '../checks/transport/p03-protocols.ts';
import { reportInsecureRenegotiation, reportRsaKeyExchange } from '../checks/transport/p04-key-exchange.ts';
import { checkDhGroup, checkRsaKey, reportWeakSuite } from '../checks/transport/p04-weak-encryption.ts';
import { LEVEL_LIMITS } from '../levels.ts';
import { enqueue, type ScanState, skipCheck } from '../scan-state.ts';
import {
  ANY_SUITES,
  EPHEMERAL_DH_SUITES,
  FORWARD_SECRET_SUITES,
  RSA_KEY_SUITES,
  SUITE_WEAKNESSES,
  suitesOf,
  TLS13_SUITES,
} from '../tls/cipher-suites.ts';
import { PROTOCOLS, type Protocol } from '../tls/protocols.ts';
import { namesAccess, readCertificate } from '../tls/read-certificate.ts';
import { type HelloOutcome, sayHello } from '../tls/say-hello.ts';
import { rsaOracle } from './rsa-oracle.ts';
import type { Commit, TaskContext, TaskHandler } from './task-context.ts';

/** Weak suites are tried in the newest so many of the accepted protocols. */
const PROTOCOLS_PER_WEAKNESS = 3;
const DH_GROUP = 'dh-group';
const KEY_EXCHANGE = 'key-exchange';
const RSA_ORACLE = 'rsa-oracle';
/** Without the extension of RFC 5746 in our hello, SSL 3.0 has nothing to answer; TLS 1.3 does not renegotiate. */
const RENEGOTIATING: readonly Protocol[] = ['TLS 1.0', 'TLS 1.1', 'TLS 1.2'];
const DONE: Commit = () => undefined;

/** Queues everything that is tested on the encrypted connection: one certificate and about 28 hellos. */
export function queueTls(state: ScanState): void {
  enqueue(state, { kind: 'certificate' });
  for (const protocol of PROTOCOLS) enqueue(state, { kind: 'tls-protocol', protocol });
  for (const weakness of [...SUITE_WEAKNESSES, DH_GROUP, KEY_EXCHANGE])
    enqueue(state, { kind: 'tls-weakness', weakness });
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
  const read = () => readCertificate({ guard, ...target, trustedCertificates, signal });
  let served = await read();
  if (served !== null && !served.isStapled && namesAccess(served.certificate, 'OCSP')) {
    // Some servers (nginx) begin to fetch what they staple when somebody asks for it.
    await hellos.turn(signal);
    served = (await read()) ?? served;
  }
  return (state, report) => {
    if (!served) return skipCheck(state, 'P02', 'NO_HANDSHAKE');
    const where = whereOf(target);
    checkCertificate(served, { ...where, now: state.startedAt }, report);
    checkStapling(served, where, report);
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
  const suites = protocol === 'TLS 1.3' ? TLS13_SUITES : ssl2OrAny(protocol);
  const first = await hello(context, protocol, suites);
  const isOldOnly = context.state.acceptedProtocols.length > 0;
  // That something is missing is said after two refusals: a busy server may hang up once.
  const again = protocol === 'TLS 1.3' && first.kind === 'refused' && isOldOnly;
  const outcome = again ? await hello(context, protocol, suites) : first;
  return (state, report) => {
    state.hellos += again ? 2 : 1;
    if (outcome.kind === 'failed') return skipCheck(state, 'P03', 'NO_TLS_ANSWER');
    const where = whereOf(target);
    if (again && outcome.kind === 'refused') reportNoTls13(where, report);
    if (outcome.kind !== 'accepted') return;
    state.acceptedProtocols.push(protocol);
    checkProtocol(protocol, where, report);
    if (RENEGOTIATING.includes(protocol) && !outcome.isRenegotiationSecure)
      reportInsecureRenegotiation(protocol, where, report);
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
  if (task.weakness === RSA_ORACLE) return rsaOracle(context, target, whereOf(target).url);
  if (task.weakness === KEY_EXCHANGE) return keyExchange(context, protocols[0]);
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

/** Which ways of agreeing on a key the newest protocol before TLS 1.3 takes, which has none without forward secrecy. */
async function keyExchange(context: TaskContext, protocol: Protocol | undefined): Promise<Commit> {
  const { state, settings } = context;
  const target = state.target?.tls;
  if (!target || protocol === undefined) return DONE;
  if (state.hellos + 2 > LEVEL_LIMITS[settings.level].tlsHellos)
    return (later) => skipCheck(later, 'P04', 'HELLO_BUDGET');
  const byRsa = await hello(context, protocol, Object.keys(RSA_KEY_SUITES).map(Number));
  const isNewer = state.acceptedProtocols.includes('TLS 1.3');
  const secret = byRsa.kind === 'accepted' && !isNewer ? await hello(context, protocol, FORWARD_SECRET_SUITES) : null;
  return (later, report) => {
    later.hellos += secret === null ? 1 : 2;
    if (byRsa.kind === 'failed' || secret?.kind === 'failed') return skipCheck(later, 'P04', 'NO_TLS_ANSWER');
    if (byRsa.kind !== 'accepted') return;
    if (protocol === 'TLS 1.2' && LEVEL_LIMITS[settings.level].sendsMalformedKeys)
      enqueue(later, { kind: 'tls-weakness', weakness: RSA_ORACLE });
    reportRsaKeyExchange(secret?.kind === 'refused', byRsa.suite, protocol, whereOf(target), report);
  };
}
