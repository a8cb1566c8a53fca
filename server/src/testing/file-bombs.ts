import { crc32 } from 'node:zlib';
import { workbookOf, zipOf } from './workbook.ts';

/** A file that costs more than it looks. */
export type Bomb = { readonly title: string; readonly fileName: string; readonly bytes: Buffer };

const MEGABYTE = 1024 * 1024;
const OFFICE = 'http://schemas.openxmlformats.org';
const FAR = 'ZZ1000000';
const cell = (at: string, quote = '"') =>
  `<c r=${quote}${at}${quote} t=${quote}inlineStr${quote}><is><t>x</t></is></c>`;
const part = (name: string, text: string) => ({ name, bytes: Buffer.from(text) });

/** A workbook whose sheet is any text, in any part. */
function workbookWith(data: string, path = 'worksheets/sheet1.xml', prolog = ''): Buffer {
  const main = `xmlns="${OFFICE}/spreadsheetml/2006/main"`;
  return zipOf([
    part(
      '[Content_Types].xml',
      `<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    ),
    part(
      'xl/workbook.xml',
      `<workbook ${main} xmlns:r="${OFFICE}/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument/2006/relationships/worksheet" Target="${path}"/></Relationships>`,
    ),
    part(`xl/${path}`, `<?xml version="1.0"?>${prolog}<worksheet ${main}><sheetData>${data}</sheetData></worksheet>`),
  ]);
}

/** A document of Word whose body is any text. */
function documentWith(body: string, prolog = ''): Buffer {
  return zipOf([
    part('[Content_Types].xml', `<Types xmlns="${OFFICE}/package/2006/content-types"/>`),
    part(
      '_rels/.rels',
      `<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    part(
      'word/document.xml',
      `<?xml version="1.0"?>${prolog}<w:document xmlns:w="${OFFICE}/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ),
  ]);
}

/** Entities of entities: a few hundred bytes that a naive reader makes a gigabyte of ("billion laughs"). */
const LAUGHS = `<!DOCTYPE x [<!ENTITY a "${'ha'.repeat(50)}">${Array.from({ length: 8 }, (_none, level) => {
  const [name, of] = [String.fromCharCode(98 + level), String.fromCharCode(97 + level)];
  return `<!ENTITY ${name} "${`&${of};`.repeat(10)}">`;
}).join('')}]>`;
const DENSE_ROWS = Array.from({ length: 19_000 }, () => Array.from({ length: 26 }, () => 1));

/** Workbooks: four whose far cell no look at the text finds, and others that are dense, deep, or full of entities. */
export const workbookBombs = (): Bomb[] =>
  (
    [
      ['a far cell in single quotes', workbookWith(`<row r='1000000'>${cell(FAR, "'")}</row>`)],
      ['a far cell by a character reference', workbookWith(`<row r="&#49;000000">${cell('ZZ&#49;000000')}</row>`)],
      ['a far cell in another folder', workbookWith(`<row r="1000000">${cell(FAR)}</row>`, 'other/s.xml')],
      ['a far cell in a folder below', workbookWith(`<row r="1000000">${cell(FAR)}</row>`, 'worksheets/sub/s.xml')],
      ['19,000 rows of 26 columns', workbookOf(DENSE_ROWS)],
      [
        '1.5 million cells without a place',
        workbookWith(`<row>${'<c t="n"><v>1</v></c>'.repeat(100)}</row>`.repeat(15_000)),
      ],
      ['elements in elements', workbookWith('<row>'.repeat(1_000_000))],
      ['entities of entities', workbookWith('<row r="1"><c r="A1"><v>&i;</v></c></row>', undefined, LAUGHS)],
    ] as const
  ).map(([title, bytes]) => ({ title: `a workbook with ${title}`, fileName: 'people.xlsx', bytes }));

/** Documents of Word and archives. */
export const documentBombs = (): Bomb[] => [
  ...(
    [
      ['elements in elements', documentWith(`${'<w:p>'.repeat(500_000)}${'</w:p>'.repeat(500_000)}`)],
      ['tables in tables', documentWith('<w:tbl><w:tr><w:tc>'.repeat(100_000))],
      ['200,000 paragraphs', documentWith('<w:p><w:r><w:t>x</w:t></w:r></w:p>'.repeat(200_000))],
      ['entities of entities', documentWith('<w:p><w:r><w:t>&i;</w:t></w:r></w:p>', LAUGHS)],
      [
        'a part of 300 MB',
        zipOf([part('[Content_Types].xml', ''), { name: 'x.xml', bytes: Buffer.alloc(300 * MEGABYTE) }]),
      ],
      [
        'a part that says it is small',
        zipOf([part('[Content_Types].xml', ''), { name: 'x.xml', bytes: Buffer.alloc(300 * MEGABYTE), claims: 10 }]),
      ],
      ['60,000 parts', zipOf(Array.from({ length: 60_000 }, (_none, place) => part(`${place}.xml`, '')))],
    ] as const
  ).map(([title, bytes]) => ({ title: `a document with ${title}`, fileName: 'text.docx', bytes })),
];

/** Texts: lists, scanners' files, Markdown. */
export const textBombs = (): Bomb[] =>
  (
    [
      ['a million lines', 'list.csv', 'Email,Name\n'.repeat(900_000)],
      ['a million empty lines', 'list.csv', `Email\n${'\n'.repeat(9_000_000)}`],
      ['one line', 'list.csv', `Email,Name,Severity\n${'x'.repeat(9_900_000)}`],
      ['one row of five million cells', 'list.csv', `Email,Name,Severity\n${','.repeat(5_000_000)}`],
      ['an open quotation mark', 'list.csv', `Email,Name,Severity\n"${'a""'.repeat(3_000_000)}`],
      ['blanks without end', 'list.csv', `Email,Name,Severity\n${`${' '.repeat(100_000)}\t`.repeat(90)}x`],
      ['headings of blanks', 'list.csv', `${' ,'.repeat(2_000_000)}\n`],
      ['JSON in JSON', 'list.json', `${'['.repeat(4_500_000)}${']'.repeat(4_500_000)}`],
      ['objects in objects', 'list.json', `${'{"a":'.repeat(1_500_000)}1${'}'.repeat(1_500_000)}`],
      ['five million numbers', 'list.json', `{"findings":[${'0,'.repeat(4_900_000)}0]}`],
      [
        'two million results',
        'list.sarif',
        `{"version":"2.1.0","runs":[{"tool":{"driver":{}},"results":[${'{},'.repeat(3_000_000)}{}]}]}`,
      ],
      [
        'rules without end',
        'list.sarif',
        `{"version":"2.1.0","runs":[{"tool":{"driver":{"rules":[${'0,'.repeat(4_000_000)}0]}}}]}`,
      ],
      ['the prototype as a key', 'list.json', `{"findings":[${'{"__proto__":{"title":"x"}},'.repeat(300_000)}{}]}`],
      ['brackets', 'text.md', `# Text\n\n${'['.repeat(99_000)}`],
      ['stars', 'text.md', `# Text\n\n${'*a **b '.repeat(14_000)}`],
      ['quotes in quotes', 'text.md', `# Text\n\n${`${'> '.repeat(490)}a\n`.repeat(100)}`],
      ['open comments', 'text.md', `# Text\n\n${'a <!-- '.repeat(14_000)}`],
      ['a megabyte of blanks', 'text.md', `#${' '.repeat(1_040_000)}x`],
    ] as const
  ).map(([title, fileName, text]) => ({
    title: `a ${fileName.split('.')[1]} with ${title}`,
    fileName,
    bytes: Buffer.from(text),
  }));

/** A PNG (RFC 2083) that says it has so many pixels. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    const body = Buffer.concat([Buffer.from(type), data]);
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(20)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const svg = (inside: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`);

/** Pictures of at most 200 KB, as logos are. */
export const pictureBombs = (): Bomb[] => [
  { title: 'a PNG of 4 billion times 4 billion pixels', fileName: 'logo.png', bytes: pngOf(2 ** 32 - 1, 2 ** 32 - 1) },
  ...(
    [
      ['groups in groups', '<g>'.repeat(60_000)],
      ['60,000 closed groups', '<g/>'.repeat(40_000)],
      ['an attribute of blanks', `<g ${' '.repeat(190_000)}`],
      ['attributes that never end', `<g${' a="b"'.repeat(30_000)}`],
      ['comments that never end', '<!-- '.repeat(38_000)],
      ['an entity of ampersands', `<text>${'&'.repeat(190_000)}</text>`],
      ['a style of addresses', `<style>${'url( '.repeat(38_000)}</style>`],
      ['a style of blanks', `<style>url(${' '.repeat(190_000)}</style>`],
      [
        'uses of uses',
        Array.from(
          { length: 2000 },
          (_none, place) => `<g id="a${place}"><use href="#a${place - 1}"/><use href="#a${place - 1}"/></g>`,
        ).join(''),
      ],
    ] as const
  ).map(([title, inside]) => ({ title: `an SVG with ${title}`, fileName: 'logo.svg', bytes: svg(inside) })),
];
