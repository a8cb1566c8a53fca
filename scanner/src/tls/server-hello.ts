const HANDSHAKE = 22;
const ALERT = 21;
const SERVER_HELLO = 2;
const SERVER_KEY_EXCHANGE = 12;
const LAST_OF_FLIGHT = 14;
const SUPPORTED_VERSIONS = 43;
const RENEGOTIATION_INFO = 0xff01;

/** What a server's first flight says; null from `readServerFlight` means that more bytes are needed. */
export type ServerFlight =
  | { readonly kind: 'alert' }
  | { readonly kind: 'not-tls' }
  | {
      readonly kind: 'hello';
      readonly version: number;
      readonly suite: number;
      /** Whether the server said that it renegotiates securely (RFC 5746 section 3.6). */
      readonly isRenegotiationSecure: boolean;
      /** Bits of the Diffie-Hellman prime, when asked for and sent. */
      readonly dhBits: number | null;
    };

/** Reads the handshake messages out of the records received so far (RFC 5246 section 6.2, RFC 8446 section 5.1). */
export function readServerFlight(received: Buffer, wantsDhGroup: boolean): ServerFlight | null {
  const handshake: Buffer[] = [];
  let offset = 0;
  while (received.length - offset >= 5) {
    const type = received.readUInt8(offset);
    const length = received.readUInt16BE(offset + 3);
    if ((type !== HANDSHAKE && type !== ALERT) || received.readUInt8(offset + 1) !== 3) {
      if (handshake.length === 0) return { kind: 'not-tls' };
      break;
    }
    if (received.length < offset + 5 + length) break;
    if (type === ALERT && handshake.length === 0) return { kind: 'alert' };
    if (type === HANDSHAKE) handshake.push(received.subarray(offset + 5, offset + 5 + length));
    offset += 5 + length;
  }
  return readMessages(Buffer.concat(handshake), wantsDhGroup);
}

function readMessages(data: Buffer, wantsDhGroup: boolean): ServerFlight | null {
  let hello: Hello | null = null;
  let offset = 0;
  while (data.length - offset >= 4) {
    const type = data.readUInt8(offset);
    const length = data.readUIntBE(offset + 1, 3);
    if (data.length < offset + 4 + length) return null;
    const body = data.subarray(offset + 4, offset + 4 + length);
    if (type === SERVER_HELLO) {
      hello = readHello(body);
      if (hello === null) return { kind: 'not-tls' };
      if (!wantsDhGroup) return { kind: 'hello', ...hello, dhBits: null };
    }
    if (type === SERVER_KEY_EXCHANGE && hello) return { kind: 'hello', ...hello, dhBits: dhPrimeBits(body) };
    if (type === LAST_OF_FLIGHT && hello) return { kind: 'hello', ...hello, dhBits: null };
    offset += 4 + length;
  }
  return null;
}

type Hello = Omit<ServerFlight & { kind: 'hello' }, 'kind' | 'dhBits'>;

function readHello(body: Buffer): Hello | null {
  if (body.length < 38) return null;
  const afterSession = 35 + body.readUInt8(34);
  if (body.length < afterSession + 3) return null;
  const suite = body.readUInt16BE(afterSession);
  let version = body.readUInt16BE(0);
  let isRenegotiationSecure = false;
  let offset = afterSession + 5;
  while (offset + 4 <= body.length) {
    const length = body.readUInt16BE(offset + 2);
    const type = body.readUInt16BE(offset);
    isRenegotiationSecure ||= type === RENEGOTIATION_INFO;
    if (type === SUPPORTED_VERSIONS && length === 2 && offset + 6 <= body.length)
      version = body.readUInt16BE(offset + 4);
    offset += 4 + length;
  }
  return { version, suite, isRenegotiationSecure };
}

function dhPrimeBits(body: Buffer): number | null {
  if (body.length < 2) return null;
  const length = body.readUInt16BE(0);
  if (body.length < 2 + length) return null;
  const hex = body.subarray(2, 2 + length).toString('hex');
  return hex === '' ? null : BigInt(`0x${hex}`).toString(2).length;
}
