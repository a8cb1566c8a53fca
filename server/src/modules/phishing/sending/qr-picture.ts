import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

/** Light modules around a code, without which readers do not find it (ISO/IEC 18004). */
const QUIET_MODULES = 4;
/** Pixels of a module. */
const SCALE = 6;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A QR code of a text as a black and white PNG (ISO/IEC 15948), which every mail program draws. */
export function qrPicture(text: string): { readonly bytes: Buffer; readonly size: number } {
  const { data, size: modules } = encode(text, { ecc: 'M', border: QUIET_MODULES });
  const size = modules * SCALE;
  const lines = data.map((row) => lineOf(row, size));
  // Width, height, one bit a pixel, greyscale; 0 is black.
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.writeUInt8(1, 8);
  const pixels = Buffer.concat(lines.flatMap((line) => Array.from({ length: SCALE }, () => line)));
  return {
    bytes: Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', deflateSync(pixels)), chunk('IEND')]),
    size,
  };
}

/** A line of pixels behind its filter byte: none. */
function lineOf(row: readonly boolean[], size: number): Buffer {
  const line = Buffer.alloc(1 + Math.ceil(size / 8), 0xff);
  line[0] = 0;
  for (let x = 0; x < size; x += 1) {
    const at = 1 + (x >> 3);
    if (row[Math.floor(x / SCALE)]) line[at] = (line[at] ?? 0) & ~(0x80 >> (x & 7));
  }
  return line;
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
