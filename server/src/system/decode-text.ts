/** Thrown for bytes that are no text. */
export class NotText extends Error {
  override readonly name = 'NotText';
}

/** How the letters of a text file were written. */
export type TextEncodingName = 'UTF-8' | 'UTF-16' | 'Windows-1252';

/**
 * A text file's text: by its byte order mark, as UTF-8 where it is that, and otherwise as Windows-1252, which holds ISO-8859-1.
 * @throws {NotText}
 */
export function decodeText(bytes: Uint8Array): { readonly text: string; readonly encoding: TextEncodingName } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' };
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' };
  if (bytes.includes(0)) return unmarked(bytes);
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    return { text: requireText(text), encoding: 'Windows-1252' };
  }
}

/** UTF-16 without a mark has a zero in every other place of plain letters; anything else with zeros is no text. */
function unmarked(bytes: Uint8Array): { text: string; encoding: TextEncodingName } {
  const zeros = [0, 0];
  for (const [place, byte] of bytes.subarray(0, 4000).entries())
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > 0 && even === 0)
    return { text: requireText(new TextDecoder('utf-16le').decode(bytes)), encoding: 'UTF-16' };
  if (even > 0 && odd === 0)
    return { text: requireText(new TextDecoder('utf-16be').decode(bytes)), encoding: 'UTF-16' };
  throw new NotText();
}

function requireText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is what this is for
  if (/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text)) throw new NotText();
  return text;
}
