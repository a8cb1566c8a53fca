import type { Phrase } from '../texts/texts.ts';
import { websiteName } from './monitoring.texts.ts';
import { MAX_WEBSITE_NAME_LENGTH } from './schedules/schedule.ts';

type WebsiteNameProblem = 'missing' | 'too-long' | 'taken';

/** Texts of spec part 2, section 5. */
export const WEBSITE_NAME_TEXTS: Readonly<Record<WebsiteNameProblem, Phrase>> = websiteName;

/** What is wrong with a website's name, or null. Names are compared trimmed and without regard to case (spec part 2, section 5). */
export function websiteNameProblem(name: string, otherNames: readonly string[]): WebsiteNameProblem | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'missing';
  if (trimmed.length > MAX_WEBSITE_NAME_LENGTH) return 'too-long';
  return otherNames.some((other) => isSameName(other, trimmed)) ? 'taken' : null;
}

function isSameName(one: string, other: string): boolean {
  return one.trim().normalize('NFC').toLowerCase() === other.trim().normalize('NFC').toLowerCase();
}
