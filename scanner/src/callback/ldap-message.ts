/** What a client of a directory asks for (RFC 4511 section 4). */
export type LdapRequest = {
  /** Its number as it was sent, with tag and length, for the answer. */
  readonly id: Buffer;
  readonly kind: 'bind' | 'search' | 'other';
  /** Where a search begins; empty otherwise. */
  readonly name: string;
};

const SEQUENCE = 0x30;
const INTEGER = 0x02;
const OCTETS = 0x04;
const BIND_REQUEST = 0x60;
const SEARCH_REQUEST = 0x63;
const BIND_RESPONSE = 0x61;
const SEARCH_DONE = 0x65;
const SUCCESS = 0;
const NO_SUCH_OBJECT = 32;

type Element = { readonly tag: number; readonly content: Buffer; readonly whole: Buffer };

/** One element in BER (X.690) with what follows it; null when it is not whole yet. Throws nothing. */
function elementIn(bytes: Buffer): { element: Element; rest: Buffer } | null {
  const [tag, first] = bytes;
  if (tag === undefined || first === undefined) return null;
  const longBytes = first & 0x80 ? first & 0x7f : 0;
  if (longBytes > 3 || bytes.length < 2 + longBytes) return null;
  const length = longBytes === 0 ? first : bytes.readUIntBE(2, longBytes);
  const start = 2 + longBytes;
  if (bytes.length < start + length) return null;
  const whole = bytes.subarray(0, start + length);
  return { element: { tag, content: whole.subarray(start), whole }, rest: bytes.subarray(start + length) };
}

/** Reads one message; `rest` is what came after it. Null when it is not whole yet, or none. */
export function readLdapRequest(bytes: Buffer): { request: LdapRequest; rest: Buffer } | null {
  const message = elementIn(bytes);
  if (message === null || message.element.tag !== SEQUENCE) return null;
  const id = elementIn(message.element.content);
  const operation = id === null ? null : elementIn(id.rest);
  if (id?.element.tag !== INTEGER || operation === null) return null;
  const { tag, content } = operation.element;
  const kind = tag === BIND_REQUEST ? 'bind' : tag === SEARCH_REQUEST ? 'search' : 'other';
  const base = kind === 'search' ? elementIn(content)?.element : undefined;
  const name = base?.tag === OCTETS ? base.content.toString('latin1') : '';
  return { request: { id: id.element.whole, kind, name }, rest: message.rest };
}

/** The answer: everybody may sign in, and nothing is ever found. Null for what needs none. */
export function answerToLdap({ id, kind }: LdapRequest): Buffer | null {
  if (kind === 'other') return null;
  const [tag, code] = kind === 'bind' ? [BIND_RESPONSE, SUCCESS] : [SEARCH_DONE, NO_SUCH_OBJECT];
  const result = Buffer.from([0x0a, 1, code, OCTETS, 0, OCTETS, 0]);
  const operation = Buffer.concat([Buffer.from([tag, result.length]), result]);
  return Buffer.concat([Buffer.from([SEQUENCE, id.length + operation.length]), id, operation]);
}
