const FORMAT_SEGMENTS = 4;
const FORMAT_GROUPS = 12;

type Range = readonly [first: number, last: number];

function tableOffset(font: Buffer, tag: string): number {
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = 12 + index * 16;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`the font has no table ${tag}`);
}

function segments(font: Buffer, at: number): readonly Range[] {
  const count = font.readUInt16BE(at + 6) / 2;
  return Array.from({ length: count }, (_, index): Range => {
    const last = font.readUInt16BE(at + 14 + index * 2);
    const first = font.readUInt16BE(at + 16 + count * 2 + index * 2);
    return [first, last];
  });
}

function groups(font: Buffer, at: number): readonly Range[] {
  const count = font.readUInt32BE(at + 12);
  return Array.from({ length: count }, (_, index): Range => {
    const group = at + 16 + index * 12;
    return [font.readUInt32BE(group), font.readUInt32BE(group + 4)];
  });
}

/** Code points that a TrueType font has characters for (OpenType specification, table "cmap", formats 4 and 12). */
export function fontCoverage(font: Buffer): ReadonlySet<number> {
  const cmap = tableOffset(font, 'cmap');
  const covered = new Set<number>();
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index += 1) {
    const at = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4);
    const format = font.readUInt16BE(at);
    const ranges = format === FORMAT_GROUPS ? groups(font, at) : format === FORMAT_SEGMENTS ? segments(font, at) : [];
    for (const [first, last] of ranges) for (let code = first; code <= last; code += 1) covered.add(code);
  }
  covered.delete(0xffff);
  return covered;
}
