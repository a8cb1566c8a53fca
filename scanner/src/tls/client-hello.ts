import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { PROTOCOL_VERSIONS, type Protocol } from './protocols.ts';

const u8 = (value: number) => Buffer.from([value]);
const u16 = (value: number) => Buffer.from([value >> 8, value & 0xff]);
const withLength8 = (body: Buffer) => Buffer.concat([u8(body.length), body]);
const withLength16 = (body: Buffer) => Buffer.concat([u16(body.length), body]);
const list16 = (values: readonly number[]) => withLength16(Buffer.concat(values.map(u16)));
const extension = (type: number, body: Buffer) => Buffer.concat([u16(type), withLength16(body)]);

// x25519, secp256r1, secp384r1, secp521r1, ffdhe2048
const GROUPS = [0x001d, 0x0017, 0x0018, 0x0019, 0x0100];
const SIGNATURE_SCHEMES = [
  0x0403, 0x0503, 0x0603, 0x0804, 0x0805, 0x0806, 0x0809, 0x0401, 0x0501, 0x0601, 0x0807, 0x0808, 0x0203, 0x0201,
  0x0202, 0x0402, 0x0301, 0x0101,
];

function extensionsOf(protocol: Protocol, serverName: string): Buffer {
  const parts: Buffer[] = [];
  if (isIP(serverName) === 0)
    parts.push(extension(0, withLength16(Buffer.concat([u8(0), withLength16(Buffer.from(serverName))]))));
  parts.push(extension(10, list16(GROUPS)), extension(11, withLength8(u8(0))));
  if (protocol === 'TLS 1.2' || protocol === 'TLS 1.3') parts.push(extension(13, list16(SIGNATURE_SCHEMES)));
  if (protocol === 'TLS 1.3') {
    parts.push(extension(43, withLength8(u16(PROTOCOL_VERSIONS['TLS 1.3']))));
    const share = Buffer.concat([u16(0x001d), withLength16(randomBytes(32))]);
    parts.push(extension(51, withLength16(share)), extension(45, withLength8(u8(1))));
  } else {
    parts.push(extension(0xff01, withLength8(Buffer.alloc(0))));
  }
  return withLength16(Buffer.concat(parts));
}

/**
 * The bytes of a ClientHello record that offers exactly one protocol version and these suites (RFC 6101 for SSLv3,
 * RFC 5246 and RFC 8446 for TLS). Written by hand because no TLS library still speaks the old versions.
 */
export function clientHello(
  protocol: Exclude<Protocol, 'SSLv2'>,
  suites: readonly number[],
  serverName: string,
): Buffer {
  const version = Math.min(PROTOCOL_VERSIONS[protocol], PROTOCOL_VERSIONS['TLS 1.2']);
  const body = Buffer.concat([
    u16(version),
    randomBytes(32),
    withLength8(protocol === 'TLS 1.3' ? randomBytes(32) : Buffer.alloc(0)),
    list16(suites),
    withLength8(u8(0)),
    protocol === 'SSLv3' ? Buffer.alloc(0) : extensionsOf(protocol, serverName),
  ]);
  const handshake = Buffer.concat([u8(1), u8(body.length >> 16), u16(body.length & 0xffff), body]);
  const recordVersion = Math.min(version, PROTOCOL_VERSIONS['TLS 1.0']);
  return Buffer.concat([u8(22), u16(recordVersion), withLength16(handshake)]);
}

/** The SSL 2.0 CLIENT-HELLO with that protocol's seven cipher kinds. */
export function ssl2ClientHello(): Buffer {
  const kinds = ['010080', '020080', '030080', '040080', '050080', '060040', '0700c0'].map((kind) =>
    Buffer.from(kind, 'hex'),
  );
  const specs = Buffer.concat(kinds);
  const challenge = randomBytes(16);
  const body = Buffer.concat([u8(1), u16(2), u16(specs.length), u16(0), u16(challenge.length), specs, challenge]);
  return Buffer.concat([u16(0x8000 | body.length), body]);
}
