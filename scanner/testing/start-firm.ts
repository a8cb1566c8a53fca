import { type CertificateWish, makeCertificate } from '../src/tls/make-certificate.ts';
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
  /** What is wrong with that certificate; with `isSelfSigned` nobody issued it. */
  readonly certificate?: Omit<CertificateWish, 'name' | 'hosts' | 'issuer'> & { readonly isSelfSigned?: boolean };
  /** Speaks TLS 1.0 and 1.1, too. */
  readonly speaksOldTls?: boolean;
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

/** Starts a firm's servers on free loopback ports. */
export async function startFirm(wish: FirmWish): Promise<Firm> {
  const authority = makeCertificate({ name: 'Firm Test Authority', isAuthority: true, toDays: 3650 });
  const pages = wish.pages ?? { '/': { body: htmlPage('Firm', '<p>Welcome</p>') } };
  const headers = wish.headers ?? {};
  const dns = await startDnsServer(wish.zone);
  const hosts = wish.certificateFor;
  const { isSelfSigned = false, ...flaws } = wish.certificate ?? {};
  const made = { name: hosts?.[0] ?? '', hosts: hosts ?? [], ...flaws, ...(isSelfSigned ? {} : { issuer: authority }) };
  const oldTls = { minVersion: 'TLSv1', ciphers: 'DEFAULT:@SECLEVEL=0' } as const;
  const versions = wish.speaksOldTls ? oldTls : ({ minVersion: 'TLSv1.2' } as const);
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
