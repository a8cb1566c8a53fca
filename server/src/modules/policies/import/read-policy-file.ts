import type { UploadedFile } from '@portal/contract/call.ts';
import { textFaults } from '@portal/domain/policies/policies.texts.ts';
import { textFault } from '@portal/domain/policies/text-fault.ts';
import { withoutFieldMarks } from '@portal/domain/rich-text/field-marks.ts';
import { unsaid } from '@portal/domain/texts/unsaid.ts';
import { AppError } from '../../../call/app-error.ts';
import { fileRefused } from './file-refused.ts';
import { refusals } from './import.texts.ts';
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
  if (fault?.phrase === textFaults.empty) throw fileRefused(unsaid(refusals.noText));
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
      throw fileRefused(unsaid(refusals.macros));
    default:
      throw fileRefused(unsaid(refusals.otherKind));
  }
}

function decoded(bytes: Buffer): string {
  if (bytes.length > MAX_MARKDOWN_BYTES) throw fileRefused(unsaid(refusals.markdownTooLarge));
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text.includes('\0')) throw fileRefused(unsaid(refusals.notText));
    return text;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw fileRefused(unsaid(refusals.notUtf8));
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
