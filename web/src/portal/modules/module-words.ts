import type { Phrase } from '@portal/domain/texts/texts.ts';
import { say } from '../texts/say.ts';
/** What people read for names that a module stores: the default export of `NAME.words.ts`. */
export type ModuleWords = {
  /** What entries of the log mean, by their action; completed by what it was done to. */
  readonly activity?: Readonly<Record<string, Phrase>>;
  /** What its emails are about, by their kind. */
  readonly mails?: Readonly<Record<string, Phrase>>;
};

const words = Object.values(
  import.meta.glob<ModuleWords>('../../modules/*/*.words.ts', { eager: true, import: 'default' }),
);

/** What entries of the log mean, of all modules. */
export const ACTIVITY_WORDS: Readonly<Record<string, Phrase>> = Object.assign(
  {},
  ...words.map(({ activity }) => activity),
);

const MAIL_WORDS: Readonly<Record<string, Phrase>> = Object.assign({}, ...words.map(({ mails }) => mails));

/** What an email is about, by its kind; a kind without words is shown by its name. */
export function mailWords(kind: string): string {
  const phrase = MAIL_WORDS[kind];
  return phrase === undefined ? kind : say(phrase);
}
