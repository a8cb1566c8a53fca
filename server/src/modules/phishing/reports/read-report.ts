import { SIMULATION_HEADER } from '@portal/domain/phishing/phishing-limits.ts';
import PostalMime, { type Email } from 'postal-mime';

/** What a reported mail says of where it comes from. */
export type ReadReport = {
  /** Ids of simulated mails that it names, in lower case. */
  readonly ids: readonly string[];
  /** Tokens of links. */
  readonly tokens: readonly string[];
  /** Who sent the report: the outermost mail's sender. */
  readonly reporter: string;
  /** Of the reported mail: the innermost that is attached, else the file itself. */
  readonly sender: string;
  readonly subject: string;
};

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const HEADER = new RegExp(`${SIMULATION_HEADER}\\s*:\\s*(${UUID})`, 'gi');
const MESSAGE_ID = new RegExp(`<(${UUID})@[a-z0-9.-]+>`, 'gi');
const LINK = /\/look\/([A-Za-z0-9_-]{43})(?![A-Za-z0-9_-])/g;
/** Forwarded as an attachment, forwarded again, and passed on by a mailing list. */
const DEEPEST = 4;
const MAX_FOUND = 50;
const LONGEST_LINE = 300;

/**
 * Reads a mail that somebody reports: as a file (RFC 5322), as the text that they pasted, or as Outlook's own file, whose texts stand
 * in it as UTF-16. Runs in a thread of its own.
 * @returns null for what is no mail at all
 */
export async function readReport(bytes: Uint8Array): Promise<ReadReport | null> {
  const mails = await mailsOf(bytes, 0);
  const [outermost] = mails;
  const texts = [...rawTexts(bytes), ...mails.flatMap(textsOf)];
  const ids = found(texts, [HEADER, MESSAGE_ID]).map((id) => id.toLowerCase());
  const tokens = found(texts, [LINK]);
  const reported = mails.at(-1);
  const isMail = reported !== undefined && (reported.from !== undefined || reported.subject !== undefined);
  if (!isMail && ids.length === 0 && tokens.length === 0) return null;
  return {
    ids: [...new Set(ids)].slice(0, MAX_FOUND),
    tokens: [...new Set(tokens)].slice(0, MAX_FOUND),
    reporter: outermost?.from?.address?.toLowerCase() ?? '',
    sender: (reported?.from?.address ?? '').slice(0, LONGEST_LINE),
    subject: (reported?.subject ?? '').slice(0, LONGEST_LINE),
  };
}

/** The mail and those that are attached to it, the outermost first. */
async function mailsOf(bytes: Uint8Array, depth: number): Promise<readonly Email[]> {
  if (depth > DEEPEST) return [];
  const mail = await PostalMime.parse(bytes, { rfc822Attachments: true });
  const attached = mail.attachments.filter(
    ({ mimeType, filename }) => mimeType === 'message/rfc822' || filename?.toLowerCase().endsWith('.eml'),
  );
  const inner: Email[] = [];
  for (const { content } of attached) inner.push(...(await mailsOf(asBytes(content), depth + 1)));
  return [mail, ...inner];
}

const asBytes = (content: ArrayBuffer | Uint8Array | string): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);

const rawTexts = (bytes: Uint8Array): readonly string[] => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return [buffer.toString('latin1'), buffer.toString('utf16le')];
};

const textsOf = ({ text, html, headers }: Email): readonly string[] => [
  text ?? '',
  html ?? '',
  headers.map(({ key, value }) => `${key}: ${value}`).join('\n'),
];

const found = (texts: readonly string[], patterns: readonly RegExp[]): readonly string[] =>
  texts.flatMap((text) => patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, one = '']) => one)));
