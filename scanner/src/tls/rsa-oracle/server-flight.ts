import { type KeyObject, X509Certificate } from 'node:crypto';

const HANDSHAKE = 22;
const ALERT = 21;
const CERTIFICATE = 11;
const CERTIFICATE_REQUEST = 13;
const HELLO_DONE = 14;

/** Records received whole so far (RFC 5246 section 6.2.1). */
export function recordsIn(received: Buffer): readonly { readonly type: number; readonly body: Buffer }[] {
  const found: { readonly type: number; readonly body: Buffer }[] = [];
  let offset = 0;
  while (received.length - offset >= 5) {
    const length = received.readUInt16BE(offset + 3);
    if (received.length < offset + 5 + length) break;
    found.push({ type: received.readUInt8(offset), body: received.subarray(offset + 5, offset + 5 + length) });
    offset += 5 + length;
  }
  return found;
}

/** The number of the first alert; null where there is none. */
export function alertIn(received: Buffer): number | null {
  const alert = recordsIn(received).find(({ type }) => type === ALERT);
  return alert?.body.at(1) ?? null;
}

/**
 * The RSA key of a server's first flight, once the flight is whole; null before. `none` where the server wants something else than a key that is
 * encrypted with its own, or a certificate of ours.
 */
export function rsaKeyIn(received: Buffer): KeyObject | 'none' | null {
  const records = recordsIn(received);
  if (records.some(({ type }) => type !== HANDSHAKE)) return 'none';
  const data = Buffer.concat(records.map(({ body }) => body));
  let key: KeyObject | 'none' = 'none';
  let offset = 0;
  while (data.length - offset >= 4) {
    const type = data.readUInt8(offset);
    const length = data.readUIntBE(offset + 1, 3);
    const body = data.subarray(offset + 4, offset + 4 + length);
    if (body.length < length) return null;
    if (type === CERTIFICATE_REQUEST) return 'none';
    if (type === CERTIFICATE) key = keyOf(body);
    if (type === HELLO_DONE) return key;
    offset += 4 + length;
  }
  return null;
}

function keyOf(certificates: Buffer): KeyObject | 'none' {
  if (certificates.length < 6) return 'none';
  try {
    const { publicKey } = new X509Certificate(certificates.subarray(6, 6 + certificates.readUIntBE(3, 3)));
    return publicKey.asymmetricKeyType === 'rsa' ? publicKey : 'none';
  } catch {
    // No certificate that OpenSSL can read.
    return 'none';
  }
}
