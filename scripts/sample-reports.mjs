// Makes the two sample reports that web/public/samples holds, from the same templates and rules as a firm's own. Run it after changing those:
//   node scripts/sample-reports.mjs [FOLDER]
import { mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { deflateSync } from 'node:zlib';

const FOLDER =
  process.argv[2] === undefined
    ? new URL('../web/public/samples/', import.meta.url)
    : pathToFileURL(`${process.argv[2]}/`);
const { sampleRatingReport } = await import('../server/src/documents/testing/rating-samples.ts');
const { ratingReportModel } = await import('../server/src/documents/ratings/rating-report-model.ts');
const { ratingSnapshotModel } = await import('../server/src/documents/ratings/rating-snapshot-model.ts');
const { typesetDocument } = await import('../server/src/documents/typesetting/typeset-document.ts');

const sample = sampleRatingReport();
// Files are the same for every brand, so they bear none.
const brand = { ...sample.brand, brandNameLong: 'Sample report', supportEmail: 'the support of your portal' };
const data = { ...sample, brand };
mkdirSync(FOLDER, { recursive: true });
write('sample-snapshot-report.pdf', typesetDocument('rating-snapshot', ratingSnapshotModel(data)));
write('sample-detailed-report.pdf', typesetDocument('rating-report', ratingReportModel(data)));

function write(name, pdf) {
  const packed = pack(Buffer.from(pdf));
  writeFileSync(new URL(name, FOLDER), packed);
  process.stdout.write(`${name}: ${Math.round(packed.length / 1024)} KB\n`);
}

/**
 * The same document with everything but its streams in one compressed object stream (ISO 32000-1, 7.5.7 and 7.5.8): tags and bookmarks are
 * two thirds of the file otherwise.
 */
function pack(pdf) {
  const objects = objectsOf(pdf);
  const trailer =
    /trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(pdf.toString('latin1', pdf.lastIndexOf('trailer')))?.[1] ?? '';
  const plain = objects.filter(({ body }) => !body.includes('endstream'));
  const kept = objects.filter(({ body }) => body.includes('endstream'));
  const size = Math.max(...objects.map(({ number }) => number)) + 3;
  const [packNumber, tableNumber] = [size - 2, size - 1];
  const chunks = [Buffer.from('%PDF-1.7\n%\x80\x80\x80\x80\n', 'latin1')];
  let at = chunks[0].length;
  /** Type, and two fields: where an object stands, or in which stream and at which place in it. */
  const table = Array.from({ length: size }, () => [0, 0, 0]);
  const add = (number, text) => {
    const bytes = Buffer.from(`${number} 0 obj\n${text}\nendobj\n`, 'latin1');
    table[number] = [1, at, 0];
    chunks.push(bytes);
    at += bytes.length;
  };
  for (const { number, body } of kept) add(number, body);
  let within = 0;
  const index = plain.map(({ number, body }, place) => {
    table[number] = [2, packNumber, place];
    const entry = `${number} ${within}`;
    within += body.length + 1;
    return entry;
  });
  const head = `${index.join(' ')} `;
  add(
    packNumber,
    stream(
      `/Type /ObjStm /N ${plain.length} /First ${head.length}`,
      Buffer.from(head + plain.map(({ body }) => `${body} `).join(''), 'latin1'),
    ),
  );
  const start = at;
  table[tableNumber] = [1, start, 0];
  const rows = Buffer.concat(
    table.map(([type, one, other]) => {
      const row = Buffer.alloc(7);
      row.writeUInt8(type, 0);
      row.writeUInt32BE(one, 1);
      row.writeUInt16BE(other, 5);
      return row;
    }),
  );
  const facts = trailer.replace(/\/Size\s+\d+/, '');
  add(tableNumber, stream(`/Type /XRef /Size ${size} /W [1 4 2] ${facts}`, rows));
  chunks.push(Buffer.from(`startxref\n${start}\n%%EOF\n`));
  return Buffer.concat(chunks);
}

function stream(facts, content) {
  const packed = deflateSync(content, { level: 9 });
  return `<< ${facts} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed.toString('latin1')}\nendstream`;
}

/** The objects by the file's own table of places. */
function objectsOf(pdf) {
  const text = pdf.toString('latin1');
  const table = Number(/startxref\s+(\d+)/.exec(text.slice(-64))?.[1]);
  const places = [...text.slice(table).matchAll(/^(\d{10}) 00000 n/gm)]
    .map(([, place]) => Number(place))
    .sort((a, b) => a - b);
  return places.map((place, index) => {
    const whole = text.slice(place, places[index + 1] ?? table);
    const [opening, number] = /^(\d+) 0 obj\s+/.exec(whole) ?? [];
    if (opening === undefined) throw new Error(`there is no object at ${place}`);
    return { number: Number(number), body: whole.slice(opening.length, whole.lastIndexOf('endobj')).trimEnd() };
  });
}
