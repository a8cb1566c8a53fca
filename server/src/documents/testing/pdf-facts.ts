import { inflateSync } from 'node:zlib';

/** What a test needs to know of a PDF without a reader: its objects and streams as one Latin-1 text, and a few facts. */
export type PdfFacts = {
  readonly source: string;
  readonly pages: number;
  /** Titles of the bookmarks, in order of the file. */
  readonly bookmarks: readonly string[];
  /** What programs say of the document and of its charts: title, subject, and texts in place of pictures. */
  readonly names: readonly string[];
};

/** Backgrounds of pages are marked as artifacts of the type Page, and are none. */
const PAGE = /(?<!\/Artifact\s*<<\s*)\/Type\s*\/Page\b(?!s)/g;
const STREAM = /stream\r?\n([\s\S]*?)\r?\nendstream/g;

function inflated(file: string): string {
  return file.replace(STREAM, (_, body: string) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return body; // Metadata is stored as it is.
    }
  });
}

/** Reads a PDF string in parentheses or as hexadecimal digits (ISO 32000-1, 7.3.4 and 7.9.2). */
function pdfString(token: string): string {
  const bytes = token.startsWith('<')
    ? Buffer.from(token.slice(1, -1), 'hex')
    : Buffer.from(token.slice(1, -1).replace(/\\([\\()])/g, '$1'), 'latin1');
  const isUtf16 = bytes[0] === 0xfe && bytes[1] === 0xff;
  return isUtf16 ? Buffer.from(bytes.subarray(2)).swap16().toString('utf16le') : bytes.toString('latin1');
}

export function pdfFacts(pdf: Uint8Array): PdfFacts {
  const source = inflated(Buffer.from(pdf).toString('latin1'));
  const stringsOf = (keys: string) => {
    const pattern = new RegExp(`/(?:${keys})\\s*(\\((?:\\\\.|\\([^()\\\\]*\\)|[^()\\\\])*\\)|<[0-9a-fA-F]+>)`, 'g');
    return [...source.matchAll(pattern)].map((match) => pdfString(match[1] ?? '()'));
  };
  return {
    source,
    pages: (source.match(PAGE) ?? []).length,
    bookmarks: stringsOf('Title'),
    names: stringsOf('Title|Subject|Alt'),
  };
}
