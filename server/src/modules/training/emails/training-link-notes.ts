import type { Say } from '@portal/domain/texts/say.ts';
import { link } from './emails.texts.ts';

/** What everybody is told who gets a personal link. */
export const trainingLinkNotes = (say: Say): readonly string[] => [say(link.onlyForYou), say(link.howLong)];
