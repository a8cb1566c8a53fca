import { say } from '../texts/say.ts';
import { MAIL_WORDS } from './module-words.ts';

/** What an email is about, by its kind; a kind without words is shown by its name. */
export function mailWords(kind: string): string {
  const phrase = MAIL_WORDS[kind];
  return phrase === undefined ? kind : say(phrase);
}
