import type { X509Certificate } from 'node:crypto';
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
    socket.on('secureConnect', () => {
      const certificate = socket.getPeerX509Certificate();
      const error: unknown = socket.authorizationError;
      if (!certificate) return finish(null);
      const trustError = socket.authorized ? null : error instanceof Error ? error.message : String(error);
      finish({ certificate, chainLength: chainLengthOf(socket), trustError });
    });
    socket.on('error', () => finish(null));
    socket.on('close', () => finish(null));
  });
}

function chainLengthOf(socket: tls.TLSSocket): number {
  const seen = new Set<string>();
  let current: tls.DetailedPeerCertificate | undefined = socket.getPeerCertificate(true);
  while (current?.fingerprint256 && !seen.has(current.fingerprint256)) {
    seen.add(current.fingerprint256);
    current = current.issuerCertificate;
  }
  return seen.size;
}
