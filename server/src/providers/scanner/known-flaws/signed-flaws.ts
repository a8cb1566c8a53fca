import { type KnownFlaws, knownFlawsSchema } from '@portal/scanner/known-flaws/known-product.ts';
import { compactVerify, importJWK } from 'jose';

/** A file of known flaws that is not rightly signed, or holds something else; the message says what. */
export class FlawsFileError extends Error {
  override readonly name: string = 'FlawsFileError';
}

const MAX_NAMED = 5;

/**
 * Reads a signed list of known flaws: a compact JWS with EdDSA, as files about updates are (`providers/updates/signed-update.ts`), so that one key is enough.
 * @param publicKey 32 bytes in base64url, from the settings; a key in the file counts for nothing
 * @throws FlawsFileError
 */
export async function readSignedFlaws(file: string, publicKey: string): Promise<KnownFlaws> {
  const key = await importJWK({ kty: 'OKP', crv: 'Ed25519', x: publicKey }, 'EdDSA');
  const verified = await compactVerify(file.trim(), key, { algorithms: ['EdDSA'] }).catch(() => null);
  if (verified === null) throw new FlawsFileError('Its signature is not by the key in UPDATES_KEY.');
  return parse(new TextDecoder().decode(verified.payload));
}

function parse(text: string): KnownFlaws {
  const content = ((): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      return null;
    }
  })();
  const parsed = knownFlawsSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues
    .slice(0, MAX_NAMED)
    .map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`);
  throw new FlawsFileError(`It is signed, but not a list of known flaws:\n${lines.join('\n')}`);
}
