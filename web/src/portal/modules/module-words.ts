import type { Phrase } from '@portal/domain/texts/texts.ts';

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

/** What the portal's emails are about, of all modules. */
export const MAIL_WORDS: Readonly<Record<string, Phrase>> = Object.assign({}, ...words.map(({ mails }) => mails));
