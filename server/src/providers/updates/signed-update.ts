import { compactVerify, importJWK } from 'jose';
import { z } from 'zod';
import type { SignedUpdate } from './updates-port.ts';

const update = z.object({
  version: z.string().regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/),
  publishedAt: z.iso.date(),
  /** Whether it repairs a weakness. */
  isSecurity: z.boolean(),
  notesUrl: z.url({ protocol: /^https$/ }).max(500),
});

/**
 * Reads a signed file about the newest release: a compact JWS (RFC 7515, 7.1) with EdDSA over Ed25519 (RFC 8037), and no other algorithm.
 * @param publicKey 32 bytes in base64url, from the settings; a key in the file counts for nothing
 * @throws Error of jose or zod where the signature or what it signs is not right
 */
export async function readSignedUpdate(file: string, publicKey: string): Promise<SignedUpdate> {
  const key = await importJWK({ kty: 'OKP', crv: 'Ed25519', x: publicKey }, 'EdDSA');
  const { payload } = await compactVerify(file.trim(), key, { algorithms: ['EdDSA'] });
  return update.parse(JSON.parse(new TextDecoder().decode(payload)));
}
