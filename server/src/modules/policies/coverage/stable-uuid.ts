import { createHash } from 'node:crypto';

/** Made once, for the names of what this portal tells other programs. */
export const OSCAL_NAMESPACE = '8f1c2f0e-6a0b-4c53-9d0e-2b7f3a5d9c41';

/** A UUID that is the same for the same name (RFC 9562, section 5.5: version 5). */
export function stableUuid(name: string, namespace = OSCAL_NAMESPACE): string {
  const bytes = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
