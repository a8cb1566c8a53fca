import { crc32, deflateRawSync } from 'node:zlib';

type Part = {
  readonly name: string;
  readonly bytes: Buffer /** The length it says it unpacks to, where it lies. */;
  readonly claims?: number;
};

/** A ZIP archive (APPNOTE 6.3) of some parts. */
export function zipOf(parts: readonly Part[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, claims } of parts) {
    const packed = deflateRawSync(bytes);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claims ?? bytes.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, Buffer.from(name), packed]);
    const more = Buffer.alloc(14);
    more.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), facts, more, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\u0005\u0006'), end]);
}

type WorkbookCell = string | number | { readonly day: string };

/** A workbook (ECMA-376) of one sheet, as a spreadsheet program would save it; `farCell` is one more, wherever it is. */
export function workbookOf(rows: readonly (readonly WorkbookCell[])[], farCell?: string): Buffer {
  const sheet = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((one, place) => cellOf(one, `${String.fromCharCode(65 + place)}${row + 1}`)).join('')}</row>`,
  );
  const far = farCell === undefined ? '' : `<row r="${/\d+$/.exec(farCell)?.[0]}">${cellOf('x', farCell)}</row>`;
  const part = (name: string, xml: string): Part => ({
    name,
    bytes: Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${xml}`),
  });
  const office = 'http://schemas.openxmlformats.org';
  const main = `xmlns="${office}/spreadsheetml/2006/main"`;
  return zipOf([
    part(
      '[Content_Types].xml',
      `<Types xmlns="${office}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    ),
    part(
      'xl/workbook.xml',
      `<workbook ${main} xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="People" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    part(
      'xl/styles.xml',
      `<styleSheet ${main}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ),
    part('xl/worksheets/sheet1.xml', `<worksheet ${main}><sheetData>${sheet.join('')}${far}</sheetData></worksheet>`),
  ]);
}

function cellOf(value: WorkbookCell, at: string): string {
  if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
  if (typeof value === 'string')
    return `<c r="${at}" t="inlineStr"><is><t>${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`;
  // Days are counted from the end of 1899.
  const days = (Date.parse(value.day) - Date.parse('1899-12-30')) / 86_400_000;
  return `<c r="${at}" s="1"><v>${days}</v></c>`;
}
