import { LANGUAGES } from '@portal/domain/texts/languages.ts';
import { z } from 'zod';

/** In which somebody reads, on pages and in emails. */
export const readingLanguage = z.enum(LANGUAGES);

/** Input of what opens a personal link: the page's language where the person or the link chose it, left out where the page guessed. */
export const languageChosen = { language: readingLanguage.optional() };
