/** What a ViewState's bytes show about its protection; null when they cannot be read to the end. */
export type ViewStateProtection = 'none' | 'signed' | null;

/** Lengths in bytes of the signatures that ASP.NET appends (SHA-1, SHA-256, SHA-384, SHA-512). */
const SIGNATURES = new Set([20, 32, 48, 64]);
const MARKER = [0xff, 0x01] as const;
const MAX_DEPTH = 200;

/**
 * Reads an ASP.NET ViewState (base64) by the format of `System.Web.UI.ObjectStateFormatter`, whose source Microsoft
 * publishes. When its values end exactly at the last byte, nothing protects it from being changed.
 */
export function viewStateProtection(value: string): ViewStateProtection {
  if (!/^[\w+/-]+={0,2}$/.test(value)) return null;
  const reader = new Reader(Buffer.from(value, 'base64'));
  try {
    if (reader.byte() !== MARKER[0] || reader.byte() !== MARKER[1]) return null;
    reader.value(0);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
  if (reader.left === 0) return 'none';
  return SIGNATURES.has(reader.left) ? 'signed' : null;
}

class Unreadable extends Error {}

class Reader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get left(): number {
    return this.#bytes.length - this.#at;
  }

  byte(): number {
    const value = this.#bytes[this.#at];
    if (value === undefined) throw new Unreadable();
    this.#at += 1;
    return value;
  }

  /** Moves past one value and everything in it. */
  value(depth: number): void {
    if (depth > MAX_DEPTH) throw new Unreadable();
    const token = this.byte();
    const fixed = FIXED_LENGTHS[token];
    if (fixed === undefined) this.#variable(token, () => this.value(depth + 1));
    else this.#skip(fixed);
  }

  #variable(token: number, inner: () => void): void {
    if (TYPED.has(token)) this.#type();
    switch (token) {
      case 2:
      case 10:
      case 11:
        this.#number();
        break;
      case 5:
      case 30:
      case 40:
        this.#text();
        break;
      case 15:
      case 16:
        this.#times(token - 13, inner);
        break;
      case 20:
      case 22:
        this.#times(this.#number(), inner);
        break;
      case 21:
        this.#times(this.#number(), () => this.#text());
        break;
      case 23:
      case 24:
        this.#times(2 * this.#number(), inner);
        break;
      case 25:
        break;
      case 50:
        this.#skip(this.#number());
        break;
      case 60:
        this.#sparse(inner);
        break;
      default:
        throw new Unreadable();
    }
  }

  #sparse(inner: () => void): void {
    this.#number();
    const count = this.#number();
    this.#times(count, () => {
      this.#number();
      inner();
    });
  }

  #times(count: number, work: () => void): void {
    if (count > this.left) throw new Unreadable();
    for (let done = 0; done < count; done += 1) work();
  }

  #skip(length: number): void {
    if (length > this.left) throw new Unreadable();
    this.#at += length;
  }

  #text(): void {
    this.#skip(this.#number());
  }

  /** A type's name, or the number of one named before. */
  #type(): void {
    const token = this.byte();
    if (token === 41 || token === 42) this.#text();
    else if (token === 43) this.#number();
    else throw new Unreadable();
  }

  /** Seven bits a byte, the low ones first. */
  #number(): number {
    let number = 0;
    for (let shift = 0; shift < 32; shift += 7) {
      const byte = this.byte();
      number += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return number;
    }
    throw new Unreadable();
  }
}

/** Tokens that a type follows: enumeration, array, type, formatted text and sparse array. */
const TYPED = new Set([11, 20, 25, 40, 60]);

/** Bytes after tokens whose values always take the same room. */
const FIXED_LENGTHS: Readonly<Record<number, number>> = {
  1: 2,
  3: 1,
  6: 8,
  7: 8,
  8: 4,
  9: 4,
  12: 0,
  27: 12,
  28: 0,
  31: 1,
  100: 0,
  101: 0,
  102: 0,
  103: 0,
  104: 0,
};
