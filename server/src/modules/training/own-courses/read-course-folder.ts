import { unsaid } from '@portal/domain/texts/unsaid.ts';
import { type ArchiveFault, ArchiveRefused, unpackedParts } from '../../../system/unpacked-parts.ts';
import type { PublishedTexts } from '../courses/own-shelf.store.ts';
import { folderRefused } from './folder-refused.ts';
import { refusals } from './own-courses.texts.ts';

const MAX_PARTS = 60;
const MAX_BYTES = 1024 * 1024;
/** What programs that pack folders add of their own. */
const NOT_OURS = /(^|\/)(__MACOSX|\.[^/]*)(\/|$)/;
const PART = /^(?:[^/]+\/)?(course\.md|quiz\.yaml|pictures\/([a-z0-9-]+\.svg))$/;

const REASONS: Readonly<Record<ArchiveFault, (typeof refusals)[keyof typeof refusals]>> = {
  broken: refusals.broken,
  encrypted: refusals.encrypted,
  'too-many-parts': refusals.tooMuch,
  'too-large': refusals.tooMuch,
};

/**
 * The files of a course's folder in a ZIP archive, which may itself be within one folder. Nothing else may be in it, and no name leads anywhere.
 * @throws AppError OWN_COURSE_FILE_REFUSED
 */
export async function readCourseFolder(bytes: Uint8Array): Promise<PublishedTexts> {
  const texts = new Map<string, string>();
  try {
    for await (const part of unpackedParts(Buffer.from(bytes), { mostParts: MAX_PARTS, mostBytes: MAX_BYTES })) {
      if (part.name.endsWith('/') || NOT_OURS.test(part.name)) continue;
      const [, file] = PART.exec(part.name) ?? [];
      if (file === undefined || texts.has(file))
        throw folderRefused(unsaid(refusals.other, { file: part.name.slice(0, 80) }));
      texts.set(file, textOf(part.bytes, file));
    }
  } catch (error) {
    if (error instanceof ArchiveRefused) throw folderRefused(unsaid(REASONS[error.fault]));
    throw error;
  }
  const [course, quiz] = [texts.get('course.md'), texts.get('quiz.yaml')];
  if (course === undefined || quiz === undefined) throw folderRefused(unsaid(refusals.missing));
  const pictures = [...texts].filter(([file]) => file.startsWith('pictures/'));
  return {
    course,
    quiz,
    pictures: Object.fromEntries(pictures.map(([file, svg]) => [file.slice('pictures/'.length), svg])),
  };
}

/** @throws AppError OWN_COURSE_FILE_REFUSED for what is no text */
function textOf(bytes: Buffer, file: string): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n');
    // No database stores it.
    if (!text.includes('\u0000')) return text;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw folderRefused(unsaid(refusals.notText, { file }));
}
