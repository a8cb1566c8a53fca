import type { SurfaceFinding } from '@portal/domain/ratings/attack-surface.ts';
import type { RiskVectorSlug } from '@portal/domain/ratings/risk-vectors.ts';
import { foreignOrigin } from '../../checks/answers/p22-cors.ts';
import { type PageView, viewOf } from '../../checks/page-check.ts';
import { platformOf } from '../../crawl/platform.ts';
import type { ServedCertificate } from '../../tls/read-certificate.ts';
import type { SurfaceHost } from '../find-hosts.ts';
import { judgeAlias } from '../judge/judge-alias.ts';
import { judgeApplication } from '../judge/judge-application.ts';
import { judgeCertificate } from '../judge/judge-certificate.ts';
import { judgeHeaders } from '../judge/judge-headers.ts';
import { judgeServerSoftware } from '../judge/judge-server-software.ts';
import { hostOf, type OpenSchemes, readWeb, type WebAnswers } from '../read-web.ts';
import { scoreHeaders } from '../score-headers.ts';
import type { SurfaceContext } from '../surface-context.ts';
import { tryPort } from '../try-port.ts';
import { finding, type Place } from '../vector-look.ts';
import { judgeEncryption, lookAtEncryption } from './look-at-encryption.ts';
import { lookAtExposures } from './look-at-exposures.ts';

const CONNECT_TIMEOUT_MS = 2_500;

export const HOST_VECTORS = [
  'ssl_certificates',
  'ssl_configurations',
  'application_security',
  'insecure_systems',
  'server_software',
] as const satisfies readonly RiskVectorSlug[];

export type HostVector = (typeof HOST_VECTORS)[number];

/** What a host gave for one vector: its test ran to the end, there was nothing to test, or it did not answer. */
export type HostState = 'done' | 'nothing' | 'failed';

export interface HostLook {
  readonly host: SurfaceHost;
  readonly states: Readonly<Record<HostVector, HostState>>;
  readonly findings: readonly SurfaceFinding[];
}

/** A host whose look did not come to an end. */
export function failedLook(host: SurfaceHost): HostLook {
  const states = Object.fromEntries(HOST_VECTORS.map((vector) => [vector, 'failed'])) as HostLook['states'];
  return { host, states, findings: [] };
}

/**
 * Looks at everything that one host answers on its web ports: about 15 connections, and 20 more where
 * `isAskedForFiles` says that addresses nobody should see are tried.
 */
export async function lookAtHost(
  context: SurfaceContext,
  host: SurfaceHost,
  certificateOf: (host: string) => Promise<ServedCertificate | null>,
  isAskedForFiles: boolean,
): Promise<HostLook> {
  const name = host.host;
  const place: Place = { asset: name, importance: host.importance };
  const states: Record<HostVector, HostState> = {
    ssl_certificates: 'nothing',
    ssl_configurations: 'nothing',
    application_security: 'nothing',
    insecure_systems: 'nothing',
    server_software: 'nothing',
  };
  const dangling = judgeAlias(host, null);
  if (host.addresses.length === 0) {
    if (dangling.length > 0) states.insecure_systems = 'done';
    return { host, states, findings: dangling };
  }
  const findings: SurfaceFinding[] = [];
  const open = await openSchemes(context, name);
  const encryption = open.https
    ? await lookAtEncryption(context, name, context.webPorts.https)
    : ({ kind: 'absent' } as const);
  const web = await readWeb(context, name, { ...open, https: encryption.kind !== 'absent' });
  if (encryption.kind === 'failed') {
    states.ssl_configurations = 'failed';
    states.ssl_certificates = 'failed';
  }
  if (encryption.kind === 'seen') {
    states.ssl_configurations = 'done';
    findings.push(...judgeEncryption(encryption, place));
    const served = await certificateOf(name);
    states.ssl_certificates = served === null ? 'failed' : 'done';
    if (served !== null) findings.push(...judgeCertificate(served, name, context.now, place));
  }
  if (encryption.kind === 'absent' && servesUnencrypted(web)) {
    states.ssl_configurations = 'done';
    const seen = `http://${name}/ shows a page, and nothing answers with encryption.`;
    findings.push(finding('https-missing', 'BAD', place, seen));
  }
  findings.push(...(await lookAtWebsite(context, host, web, states, isAskedForFiles)));
  return { host, states, findings };
}

/** Names of machines that are gone would else cost many seconds each. */
async function openSchemes({ guard, webPorts, signal, turn }: SurfaceContext, host: string): Promise<OpenSchemes> {
  const isOpen = async (port: number) => {
    await turn(host);
    return (await tryPort(guard, host, port, CONNECT_TIMEOUT_MS, signal)) === 'open';
  };
  const [http, https] = await Promise.all([isOpen(webPorts.http), isOpen(webPorts.https)]);
  return { http, https };
}

/** A page is shown without encryption, and the visitor is not led to an encrypted one. */
function servesUnencrypted({ http, https }: WebAnswers): boolean {
  const last = http.at(-1);
  return https.length === 0 && last !== undefined && last.status < 300 && last.url.startsWith('http:');
}

async function lookAtWebsite(
  context: SurfaceContext,
  host: SurfaceHost,
  web: WebAnswers,
  states: Record<HostVector, HostState>,
  isAskedForFiles: boolean,
): Promise<readonly SurfaceFinding[]> {
  const place: Place = { asset: host.host, importance: host.importance };
  const answer = web.https.at(-1) ?? web.http.at(-1) ?? null;
  if (answer === null) {
    // The firm's own website is expected to answer; other names may be no websites at all.
    const isExpected = host.importance === 1;
    for (const vector of HOST_VECTORS) if (isExpected && states[vector] === 'nothing') states[vector] = 'failed';
    return [];
  }
  const alias = judgeAlias(host, answer);
  if (alias.length > 0) {
    states.insecure_systems = 'done';
    return alias;
  }
  // Redirects and error pages come from the server, too.
  const own = [...web.http, ...web.https].filter((one) => hostOf(one) === host.host).at(-1);
  const software = own === undefined ? [] : judgeServerSoftware(viewOf(own, context.now), place);
  if (own !== undefined) states.server_software = 'done';
  const { page } = web;
  if (page === null) return software;
  states.application_security = 'done';
  const origin = page.url.origin;
  const crossOrigin = await context.get(`${origin}/`, { headers: { origin: foreignOrigin(context.domain) } });
  return [
    ...software,
    ...judgeHeaders(scoreHeaders(page, web, crossOrigin), place),
    ...(await lookAtSystems(context, host, page, states, isAskedForFiles)),
  ];
}

async function lookAtSystems(
  context: SurfaceContext,
  host: SurfaceHost,
  page: PageView,
  states: Record<HostVector, HostState>,
  isAskedForFiles: boolean,
): Promise<readonly SurfaceFinding[]> {
  const place: Place = { asset: host.host, importance: host.importance };
  // Platforms look after their own systems, and their terms forbid such requests.
  if (platformOf(page) !== null) return [];
  const application = judgeApplication(page, place);
  const exposed = isAskedForFiles ? await lookAtExposures(context, page.url.origin, host.host, place) : [];
  if (application.length > 0) states.insecure_systems = 'done';
  else if (exposed === null) states.insecure_systems = 'failed';
  else if (isAskedForFiles) states.insecure_systems = 'done';
  const found = [...application, ...(exposed ?? [])];
  if (found.length > 0 || states.insecure_systems !== 'done') return found;
  const seen = `${host.host} shows no outdated application, installer, admin tool or private file.`;
  return [finding('systems-nothing-exposed', 'GOOD', place, seen)];
}
