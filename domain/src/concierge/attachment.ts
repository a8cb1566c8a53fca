import { downloadName } from '../portal/download-name.ts';
import { type Unsaid, unsaid } from '../texts/unsaid.ts';
import { attachmentFaults } from './concierge.texts.ts';

/** How the bytes of a file can be told to be what its name says. */
export type AttachmentForm = 'signed' | 'text' | 'office';

type Kind = {
  readonly form: AttachmentForm /** How such a file begins. */;
  readonly starts: readonly (readonly number[])[];
};

const letters = (text: string): readonly number[] => Array.from(text, (letter) => letter.charCodeAt(0));
const TEXT: Kind = { form: 'text', starts: [] };
/** A ZIP archive; what makes a document of it is inside. */
const OFFICE: Kind = { form: 'office', starts: [[0x50, 0x4b, 0x03, 0x04]] };
const JPEG: Kind = { form: 'signed', starts: [[0xff, 0xd8, 0xff]] };

/** Kinds of files that people attach, by the ends of their names; no programs, no archives, nothing that browsers run. */
const KINDS: ReadonlyMap<string, Kind> = new Map(
  Object.entries({
    png: { form: 'signed', starts: [[0x89, ...letters('PNG\r\n'), 0x1a, 0x0a]] },
    jpg: JPEG,
    jpeg: JPEG,
    gif: { form: 'signed', starts: [letters('GIF87a'), letters('GIF89a')] },
    pdf: { form: 'signed', starts: [letters('%PDF-')] },
    txt: TEXT,
    log: TEXT,
    csv: TEXT,
    eml: TEXT,
    docx: OFFICE,
    xlsx: OFFICE,
    pptx: OFFICE,
  }),
);

/** For the file dialogs of browsers. */
export const ATTACHMENT_ENDINGS: readonly string[] = [...KINDS.keys()].map((ending) => `.${ending}`);

/** Megabytes of one file. */
export const ATTACHMENT_MEGABYTES = 10;

/**
 * What a file is, by its name and its first bytes.
 * @returns the form that is left to be checked, or why it is not taken
 */
export function attachmentForm(
  fileName: string,
  bytes: Uint8Array,
): { readonly form: AttachmentForm } | { readonly fault: Unsaid } {
  const kind = KINDS.get(/\.([a-z\d]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '');
  if (kind === undefined) return { fault: unsaid(attachmentFaults.otherKind) };
  const fits = kind.starts.length === 0 || kind.starts.some((start) => start.every((byte, at) => bytes[at] === byte));
  return fits ? { form: kind.form } : { fault: unsaid(attachmentFaults.notItsName) };
}

/** A file's name as it is kept: without folders and characters that hide or reorder others, and with its ending. */
export function attachmentName(fileName: string): string {
  const base = fileName.slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1);
  return downloadName(base, `file${/\.[A-Za-z\d]{1,10}$/.exec(base)?.[0] ?? ''}`);
}
