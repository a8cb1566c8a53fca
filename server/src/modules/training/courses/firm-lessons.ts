import type { Language } from '@portal/domain/texts/languages.ts';
import { type FirmPrograms, UNKNOWN_PROGRAMS } from '@portal/domain/training/firm-programs.ts';
import { withNamedContact } from '@portal/domain/training/named-contact.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { findPrograms } from '../programmes.store.ts';
import { lessonsView } from './course-view.ts';
import type { ShelfCourse } from './year-courses.ts';

/** What lessons say in a firm's own words: the programs that it uses, and whom to tell, with the number; null for nobody named. */
export type FirmWords = { readonly programs: FirmPrograms; readonly contact: string | null };

/** Of a firm that has said nothing. */
export const NO_FIRM_WORDS: FirmWords = { programs: UNKNOWN_PROGRAMS, contact: null };

/** Reads what the transaction's firm has said. */
export async function readFirmWords(
  { securityContact }: Pick<Services, 'securityContact'>,
  tx: OrgTransaction,
): Promise<FirmWords> {
  return { contact: await securityContact(tx), programs: await findPrograms(tx) };
}

/** The lessons of a course as the people of a firm read them, here and in other learning systems. */
export function firmLessons(course: ShelfCourse, language: Language, { programs, contact }: FirmWords) {
  const lessons = lessonsView(course, language, programs);
  return contact === null ? lessons : withNamedContact(lessons, contact, language);
}
