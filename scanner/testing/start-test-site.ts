import { makeCertificate } from '../src/tls/make-certificate.ts';
import type { CasePair } from './cases/case-pair.ts';
import type { OptInPair } from './cases/opt-in-pairs.ts';
import { PAIRS_INDEX, pagesOf, type Side } from './cases/serve-pairs.ts';
import { startDnsServer } from './dns-server.ts';
import { EXPOSED_FILES } from './exposed-files.ts';
import { flawedForms, flawedProduct, type Wait } from './flawed-forms.ts';
import { FLAWED_HEADERS, FLAWED_PAGES } from './flawed-pages.ts';
import type { ReachPair } from './reach/reach-pair.ts';
import { REACH_ENTRIES } from './reach/reach-pairs.ts';
import { allowEverything, allowReading } from './site-methods.ts';
import { links, type Program, type SitePage, type SitePages } from './site-page.ts';
import { type SiteRequest, startSiteServer } from './site-server.ts';
import { FLAWED_SOCKETS, SOUND_SOCKETS } from './site-socket.ts';
import { soundForms } from './sound-forms.ts';
import { SOFT_404, SOUND_HEADERS, soundPages } from './sound-pages.ts';
import { TEST_ZONE } from './test-zone.ts';

/** The project's own vulnerable website, with its harmless twin. */
export type TestSite = {
  /** The flawed site without encryption. */
  readonly httpUrl: string;
  /** The flawed site with an untrustworthy certificate and old protocols. */
  readonly httpsUrl: string;
  /** The twin on which nothing is to be found. */
  readonly cleanUrl: string;
  /** The same three by name; the names exist at `dnsServer` only. */
  readonly named: { readonly httpUrl: string; readonly httpsUrl: string; readonly cleanUrl: string };
  readonly dnsServer: string;
  /** PEM of the authority that issued the sound site's certificate. */
  readonly trustedCertificate: string;
  /** Requests seen so far by the flawed HTTP, the flawed HTTPS and the sound site. */
  readonly requests: { readonly http: SiteRequest[]; readonly https: SiteRequest[]; readonly clean: SiteRequest[] };
  close(): Promise<void>;
};

/** Waits by the machine's clock. */
const reallyWait: Wait = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Programs that a site has besides its first ones, of which each side has its own form. */
type Further = {
  readonly pairs?: readonly CasePair[];
  readonly optIns?: readonly OptInPair[];
  readonly reach?: readonly ReachPair[];
};

/** The pages with links to the further ones on their start page; as they are when there are none. */
function withFurther(
  pages: SitePages,
  { pairs = [], optIns = [], reach = [] }: Further,
  side: Side,
  wait: Wait,
): SitePages {
  const start = pages['/'];
  const entries = [
    ...(pairs.length === 0 ? [] : [PAIRS_INDEX]),
    ...optIns.map(({ path }) => path),
    ...(reach.length === 0 ? [] : REACH_ENTRIES),
  ];
  if (entries.length === 0 || start === undefined) return pages;
  const linked = (page: SitePage): SitePage => ({
    ...page,
    body: String(page.body).replace('</body>', `${links(entries)}</body>`),
  });
  const program: Program = async (url, headers, sent) =>
    linked(typeof start === 'function' ? await start(url, headers, sent) : start);
  const ofPairs = pairs.length === 0 ? {} : pagesOf(pairs, side, { wait });
  return Object.assign({}, pages, ofPairs, ...[...optIns, ...reach].map((one) => one.pages(side)), { '/': program });
}

/**
 * Starts the site on free loopback ports, with certificates made for this run. `wait` is how its slow programs wait.
 */
export async function startTestSite(wait: Wait = reallyWait, further: Further = {}): Promise<TestSite> {
  const authority = makeCertificate({ name: 'Test Authority', isAuthority: true, toDays: 3650 });
  const sound = makeCertificate({ name: 'sound.example', hosts: ['sound.example', '127.0.0.1'], issuer: authority });
  const flawed = makeCertificate({ name: 'flawed.example', hosts: ['flawed.example', '127.0.0.1'] });
  const flawedPages = () =>
    withFurther({ ...FLAWED_PAGES, ...EXPOSED_FILES, ...flawedForms(wait) }, further, 'flawed', wait);
  const oldTls = { minVersion: 'TLSv1' as const, ciphers: 'DEFAULT:@SECLEVEL=0' };
  const dns = await startDnsServer(TEST_ZONE);
  const http = await startSiteServer({
    pages: flawedPages(),
    headers: FLAWED_HEADERS,
    intercept: allowEverything,
    otherwise: flawedProduct,
    sockets: FLAWED_SOCKETS,
  });
  const https = await startSiteServer({
    pages: flawedPages(),
    headers: FLAWED_HEADERS,
    intercept: allowEverything,
    otherwise: flawedProduct,
    sockets: FLAWED_SOCKETS,
    tls: { cert: flawed.cert, key: flawed.key, ...oldTls },
  });
  const clean = await startSiteServer({
    pages: withFurther({ ...soundPages(Date.now()), ...soundForms(wait) }, further, 'sound', wait),
    headers: SOUND_HEADERS,
    otherwise: SOFT_404,
    sockets: SOUND_SOCKETS,
    intercept: allowReading,
    tls: { cert: sound.cert, key: sound.key, minVersion: 'TLSv1.2', ciphers: 'ECDHE+AESGCM' },
  });
  const urls = (flawedHost: string, soundHost: string) => ({
    httpUrl: `http://${flawedHost}:${http.port}/`,
    httpsUrl: `https://${flawedHost}:${https.port}/`,
    cleanUrl: `https://${soundHost}:${clean.port}/`,
  });
  return {
    ...urls('127.0.0.1', '127.0.0.1'),
    named: urls('flawed.example', 'sound.example'),
    dnsServer: dns.address,
    trustedCertificate: authority.cert,
    requests: { http: http.requests, https: https.requests, clean: clean.requests },
    close: async () => {
      await Promise.all([http.close(), https.close(), clean.close(), dns.close()]);
    },
  };
}

if (import.meta.main) {
  // Journeys look at what a scan finds, not at how long it waits.
  const site = await startTestSite(async () => undefined);
  const { requests: _, close: __, ...addresses } = site;
  process.stdout.write(`${JSON.stringify(addresses)}\n`);
  process.once('SIGTERM', () => site.close().finally(() => process.exit(0)));
}
