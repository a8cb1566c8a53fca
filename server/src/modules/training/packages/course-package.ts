import type { PACKAGE_FORMATS, PackagedCourse } from '@portal/contract/training/course-package.schemas.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { courseFactsView } from '../courses/course-view.ts';
import { type FirmWords, firmLessons } from '../courses/firm-lessons.ts';
import { type ShelfCourse, storyOf } from '../courses/year-courses.ts';
import { cmi5Structure } from './cmi5-structure.ts';
import type { CoursePlayer } from './course-player.ts';
import { packagePage } from './package-page.ts';
import { scormManifest } from './scorm-manifest.ts';

const COMPRESSION = 9;

type PackageParts = {
  readonly format: (typeof PACKAGE_FORMATS)[number];
  readonly player: CoursePlayer;
  readonly brand: Brand;
  /** The brand's; null where it has none. */
  readonly logo: { readonly mediaType: string; readonly bytes: Uint8Array } | null;
  readonly at: Date;
};

/** The ZIP file of a course: a player, the course, and what tells learning systems of them. */
export function coursePackage(course: PackagedCourse, { format, player, brand, logo, at }: PackageParts): Buffer {
  const logoName = logo === null ? null : `logo.${logo.mediaType.includes('svg') ? 'svg' : 'png'}`;
  const page = packagePage({ title: course.name, brand, language: course.language, logo: logoName });
  const files: Record<string, Uint8Array> = {
    'index.html': strToU8(page),
    'player.js': player.script,
    'style.css': player.style,
    'course.json': strToU8(JSON.stringify(course)),
    ...(logo === null || logoName === null ? {} : { [logoName]: logo.bytes }),
  };
  const structure: Record<string, Uint8Array> =
    format === 'cmi5'
      ? { 'cmi5.xml': strToU8(cmi5Structure(course, brand.webDomain)) }
      : { 'imsmanifest.xml': strToU8(scormManifest(course, Object.keys(files))) };
  const entries: Zippable = Object.fromEntries(
    Object.entries({ ...structure, ...files }).map(([name, bytes]) => [
      name,
      [bytes, { level: COMPRESSION, mtime: at }],
    ]),
  );
  return Buffer.from(zipSync(entries));
}

/**
 * A course as its package holds it.
 * @param language of the page around the course's texts
 * @param words of the firm that exports it, for its people
 */
export function packagedCourse(course: ShelfCourse, language: Language, words: FirmWords): PackagedCourse {
  return {
    ...courseFactsView(course),
    story: storyOf(course.id, language),
    language,
    textLanguage: course.textLanguage,
    lessons: firmLessons(course, course.textLanguage, words),
    pool: course.quiz,
  };
}
