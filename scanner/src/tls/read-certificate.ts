import { constants, type X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import tls from 'node:tls';
import { type AddressGuard, guardedLookup } from '../guard/address-guard.ts';

/** The certificate a server sent. */
export type ServedCertificate = {
  readonly certificate: X509Certificate;
  /** Certificates sent, the site's own included. */
  readonly chainLength: number;
  /** Why the chain does not lead to a trusted authority, as an OpenSSL code; null when it does. */
  readonly trustError: string | null;
  /** Whether the last certificate sent says where its issuer's can be fetched (RFC 5280 section 4.2.2.1). */
  readonly isIssuerOnTheWeb: boolean;
  /** Whether an answer about its revocation came along (RFC 6066 section 8). */
  readonly isStapled: boolean;
};

/** Makes a whole handshake, whatever the certificate, and returns what was served; null when no handshake succeeds. */
export async function readCertificate(options: {
  guard: AddressGuard;
  host: string;
  port: number;
  trustedCertificates: readonly string[];
  signal: AbortSignal;
}): Promise<ServedCertificate | null> {
  const { guard, host, port, signal } = options;
  await guard.resolve(host, port);
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const socket = tls.connect({
      host,
      port,
      lookup: guardedLookup(guard, port),
      ...(isIP(host) === 0 ? { servername: host } : {}),
      ca: [...tls.rootCertificates, ...options.trustedCertificates],
      rejectUnauthorized: false,
      minVersion: 'TLSv1',
      ciphers: 'DEFAULT:@SECLEVEL=0',
      // Servers from before RFC 5746 have a certificate, too.
      secureOptions: constants.SSL_OP_LEGACY_SERVER_CONNECT,
      requestOCSP: true,
      // Names and dates are judged apart from the chain.
      checkServerIdentity: () => undefined,
    });
    const finish = (served: ServedCertificate | null) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      socket.destroy();
      resolve(served);
    };
    const cancel = () => {
      finish(null);
      reject(signal.reason);
    };
    const timer = setTimeout(() => finish(null), 10_000);
    signal.addEventListener('abort', cancel, { once: true });
    let isStapled = false;
    socket.on('OCSPResponse', (response: Buffer | null) => {
      isStapled = response !== null && response.length > 0;
    });
    socket.on('secureConnect', () => {
      const certificate = socket.getPeerX509Certificate();
      const error: unknown = socket.authorizationError;
      if (!certificate) return finish(null);
      const trustError = socket.authorized ? null : error instanceof Error ? error.message : String(error);
      const sent = chainOf(certificate);
      const isIssuerOnTheWeb = namesAccess(sent.at(-1), 'CA Issuers');
      finish({ certificate, chainLength: sent.length, trustError, isIssuerOnTheWeb, isStapled });
    });
    socket.on('error', () => finish(null));
    socket.on('close', () => finish(null));
  });
}

/** Whether a certificate says where its issuer's can be fetched ("CA Issuers"), or who answers for its revocation ("OCSP"). */
export const namesAccess = (certificate: X509Certificate | undefined, method: 'CA Issuers' | 'OCSP'): boolean =>
  certificate?.infoAccess?.split('\n').some((line) => line.startsWith(`${method} - URI:`)) ?? false;

function chainOf(certificate: X509Certificate): readonly X509Certificate[] {
  const chain = new Map<string, X509Certificate>();
  let current: X509Certificate | undefined = certificate;
  while (current && !chain.has(current.fingerprint256)) {
    chain.set(current.fingerprint256, current);
    current = current.issuerCertificate;
  }
  return [...chain.values()];
}
