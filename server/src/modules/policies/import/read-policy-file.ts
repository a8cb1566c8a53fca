import type { UploadedFile } from '@portal/contract/call.ts';
import { textFault } from '@portal/domain/policies/text-fault.ts';
import { withoutFieldMarks } from '@portal/domain/rich-text/field-marks.ts';
import { AppError } from '../../../call/app-error.ts';
import { fileRefused } from './file-refused.ts';
import { readDocx } from './read-docx.ts';

const MAX_MARKDOWN_BYTES = 1024 * 1024;
const LONGEST_NAME = 120;

/** A text that somebody brought, with the name it goes by. */
export type BroughtText = { readonly name: string; readonly markdown: string };

/**
 * The text of a .md or .docx file as Markdown.
 * @throws AppError POLICY_FILE_REFUSED saying why in words
 */
export async function readPolicyFile({ fileName, bytes }: UploadedFile): Promise<BroughtText> {
  const [, base = '', kind = ''] = /^(.*?)(?:\.([^.]*))?$/s.exec(fileName) ?? [];
  const markdown = cleaned(await textOf(kind.toLowerCase(), Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)));
  const fault = textFault(markdown);
  if (fault === 'Please write some text.') throw fileRefused('There is no text in it.');
  if (fault !== null) throw fileRefused(fault);
  return { name: nameIn(markdown) || nameFrom(base) || 'Policy', markdown };
}

async function textOf(kind: string, bytes: Buffer): Promise<string> {
  switch (kind) {
    case 'docx':
      return readDocx(bytes);
    case 'md':
    case 'markdown':
      return decoded(bytes);
    case 'docm':
    case 'dotm':
      throw fileRefused('It contains macros. Save it as .docx.');
    default:
      throw fileRefused('Choose a Word document (.docx) or a Markdown file (.md).');
  }
}

function decoded(bytes: Buffer): string {
  if (bytes.length > MAX_MARKDOWN_BYTES) throw fileRefused('A Markdown file can be at most 1 MB.');
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text.includes('\0')) throw fileRefused('It is not text.');
    return text;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw fileRefused('It is not UTF-8 text. Save it with that encoding.');
  }
}

/** Line ends of one kind, without control characters, halves of characters, and marks of fields. */
function cleaned(text: string): string {
  const lines = text.toWellFormed().replace(/\r\n?/g, '\n');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: leaving them out is what this is for
  return withoutFieldMarks(lines.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')).trim();
}

/** The first heading, where the text begins with one of the first level. */
function nameIn(markdown: string): string {
  return nameFrom(/^# +(.+)/.exec(markdown)?.[1] ?? '');
}

function nameFrom(text: string): string {
  return text
    .replace(/[*_`\\#]+|[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim();
}
