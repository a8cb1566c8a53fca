/** Just enough of DER (ITU-T X.690) to write certificates by hand. */
export function der(tag: number, ...contents: readonly Buffer[]): Buffer {
  const body = Buffer.concat(contents);
  const { length } = body;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

export const sequence = (...contents: readonly Buffer[]) => der(0x30, ...contents);
export const setOf = (...contents: readonly Buffer[]) => der(0x31, ...contents);
export const octets = (content: Buffer) => der(0x04, content);
export const bits = (content: Buffer) => der(0x03, Buffer.from([0]), content);
export const utf8 = (text: string) => der(0x0c, Buffer.from(text));
export const truth = () => der(0x01, Buffer.from([0xff]));

/** A non-negative integer from its bytes. */
export function integer(bytes: Buffer): Buffer {
  const first = bytes.at(0) ?? 0;
  return der(0x02, first >= 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);
}

/** An object identifier such as "2.5.4.3". */
export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second];
  for (const part of rest) {
    const groups = [part & 0x7f];
    for (let left = part >> 7; left > 0; left >>= 7) groups.unshift((left & 0x7f) | 0x80);
    bytes.push(...groups);
  }
  return der(0x06, Buffer.from(bytes));
}

/** A moment as GeneralizedTime. */
export function generalizedTime(epochMs: number): Buffer {
  const text = new Date(epochMs).toISOString().replace(/[-:T]|\.\d+/g, '');
  return der(0x18, Buffer.from(text));
}
