import { crc32, deflateRawSync } from 'node:zlib';

type Part = {
  readonly name: string;
  readonly content: string | Buffer;
  /** What the archive says it unpacks to, where that is a lie. */
  readonly claimedSize?: number;
  readonly isEncrypted?: boolean;
};

/** An archive as PKWARE's APPNOTE.TXT describes it, as far as documents use it. */
export function zipFile(parts: readonly Part[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimedSize, isEncrypted } of parts) {
    const raw = Buffer.from(content);
    const packed = deflateRawSync(raw);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(isEncrypted === true ? 1 : 0, 2);
    about.writeUInt16LE(8, 4);
    about.writeUInt32LE(crc32(raw), 10);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(claimedSize ?? raw.length, 18);
    about.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), about, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), about, tail, Buffer.from(name)]));
    bodies.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, entries, end]);
}

const CONTENT_TYPES = `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const RELATIONSHIPS = `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;
const STYLES = `<?xml version="1.0" encoding="UTF-8"?><w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style><w:style w:type="paragraph" w:styleId="Heading2"><w:name w:val="heading 2"/></w:style></w:styles>`;

/** A paragraph of a Word document, with a style where one is named. */
export const paragraph = (text: string, style?: string, run = ''): string =>
  `<w:p>${style === undefined ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r>${run}<w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** A Word document with this body, and with more parts where some are given. */
export function docx(body: string, more: readonly Part[] = []): Buffer {
  const document = `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  return zipFile([
    { name: '[Content_Types].xml', content: CONTENT_TYPES },
    { name: '_rels/.rels', content: RELATIONSHIPS },
    { name: 'word/document.xml', content: document },
    { name: 'word/styles.xml', content: STYLES },
    ...more,
  ]);
}
