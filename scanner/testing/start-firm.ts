import type { SecureContextOptions } from 'node:tls';
import { type CertificateWish, type MadeCertificate, makeCertificate } from '../src/tls/make-certificate.ts';
import { startDnsServer, type Zone } from './dns-server.ts';
import { htmlPage, type SitePages } from './site-page.ts';
import { startSiteServer } from './site-server.ts';

/** What a firm's servers are like. */
export type FirmWish = {
  readonly zone: Zone;
  readonly pages?: SitePages;
  readonly headers?: Readonly<Record<string, string>>;
  /** Names in its certificate, which a trusted authority issued; left out, nothing answers with encryption. */
  readonly certificateFor?: readonly string[];
  /** What is wrong with that certificate, and who issued it when it was not that authority. */
  readonly certificate?: Omit<CertificateWish, 'name' | 'hosts' | 'issuer'> & {
    readonly issuedBy?: keyof typeof ISSUERS;
  };
  /** What the encrypted server speaks; TLS 1.2 and 1.3 when left out. */
  readonly tls?: SecureContextOptions;
  /** The unencrypted address leads to the encrypted one of the same host. */
  readonly redirects?: boolean;
};

/** A firm on the loopback address: DNS, website and encryption. */
export type Firm = {
  readonly dnsServer: string;
  readonly webPorts: { readonly http: number; readonly https: number };
  readonly trustedCertificate: string;
  /** "GET /path" of each request seen. */
  readonly requests: () => readonly string[];
  close(): Promise<void>;
};

const CLOSED_PORT = 1;

/** Who issues a certificate, given the authority that is trusted here; null for itself. */
const ISSUERS = {
  itself: () => null,
  stranger: () => makeCertificate({ name: 'Nobody Knows This Authority', isAuthority: true, toDays: 3650 }),
  /** The server leaves its certificate out. */
  intermediate: (authority: MadeCertificate) =>
    makeCertificate({ name: 'Firm Test Intermediate', isAuthority: true, issuer: authority, toDays: 3650 }),
} as const;

/** Starts a firm's servers on free loopback ports. */
export async function startFirm(wish: FirmWish): Promise<Firm> {
  const authority = makeCertificate({ name: 'Firm Test Authority', isAuthority: true, toDays: 3650 });
  const pages = wish.pages ?? { '/': { body: htmlPage('Firm', '<p>Welcome</p>') } };
  const headers = wish.headers ?? {};
  const dns = await startDnsServer(wish.zone);
  const hosts = wish.certificateFor;
  const { issuedBy, ...flaws } = wish.certificate ?? {};
  const issuer = issuedBy === undefined ? authority : ISSUERS[issuedBy](authority);
  const made = { name: hosts?.[0] ?? '', hosts: hosts ?? [], ...flaws, ...(issuer && { issuer }) };
  const versions = wish.tls ?? { minVersion: 'TLSv1.2' };
  const https =
    hosts === undefined
      ? null
      : await startSiteServer({ pages, headers, tls: { ...makeCertificate(made), ...versions } });
  const http = await startSiteServer({
    pages,
    headers,
    intercept: (request, response) => {
      if (!wish.redirects || https === null) return false;
      const host = (request.headers.host ?? '').replace(/:\d+$/, '');
      response.writeHead(301, { location: `https://${host}:${https.port}/` }).end();
      return true;
    },
  });
  return {
    dnsServer: dns.address,
    webPorts: { http: http.port, https: https?.port ?? CLOSED_PORT },
    trustedCertificate: authority.cert,
    requests: () => [...http.requests, ...(https?.requests ?? [])].map(({ method, url }) => `${method} ${url}`),
    close: async () => {
      await Promise.all([dns.close(), http.close(), https?.close()]);
    },
  };
}
