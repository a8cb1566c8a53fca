import type { Say } from '@portal/domain/texts/say.ts';
import { signOff } from './emails.texts.ts';

/** What everybody is told who gets a personal link to policies. */
export const signOffNotes = (say: Say): readonly string[] => [say(signOff.onlyForYou), say(signOff.keep)];
