import { KeyObject } from 'node:crypto';
// The certificate library looks for it as it is loaded.
import 'reflect-metadata';
import { X509CertificateGenerator } from '@peculiar/x509';
import type { SamlKey } from '../sign-on-port.ts';

const ALGORITHM = {
  ...{ name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
  ...{ publicExponent: new Uint8Array([1, 0, 1]), modulusLength: 2048 },
};
/** Directories know the key itself, not who vouches for it, so it ends only with the settings. */
const LIFE_MS = 20 * 365 * 24 * 60 * 60_000;

/** A key to sign requests with, in a certificate that it signs itself: SAML gives keys in certificates (SAML 2.0 Metadata, 2.4.1.1). */
export async function makeSamlKey(): Promise<SamlKey> {
  const keys = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const now = Date.now();
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=Portal',
    notBefore: new Date(now),
    notAfter: new Date(now + LIFE_MS),
    signingAlgorithm: ALGORITHM,
    keys,
  });
  const privateKey = String(KeyObject.from(keys.privateKey).export({ type: 'pkcs8', format: 'pem' }));
  return { privateKey, certificate: certificate.toString('pem') };
}
