import type { CompiledMessage } from '@portal/domain/texts/say.ts';
import { chosenLanguage, keepLanguage, pageLanguage } from './page-language.ts';

/** Compiled messages by the id of their text. */
export type Messages = Readonly<Record<string, CompiledMessage>>;

const messages = new Map<string, CompiledMessage>();
const onTheirWay = new Map<string, Promise<void>>();

/** Words that the provider has of its own in place of the portal's. */
const ownMessages = new Map<string, CompiledMessage>();

/** What a text is in the page's language, in the provider's own words first; undefined where the English stands. */
export const translationInPage = (id: string): CompiledMessage | undefined => ownMessages.get(id) ?? messages.get(id);

/** Asks for the provider's own words, where its brand has some; the page waits for them as for translations. */
export function needOwnWords(read: () => Promise<Messages>): void {
  const loaded = read()
    .then((own) => {
      for (const [id, message] of Object.entries(own)) ownMessages.set(id, message);
    })
    .catch((error: unknown) => {
      // The portal's words are said then; the page logs what nobody has caught.
      void Promise.reject(new Error('The provider’s own words were not loaded.', { cause: error }));
    });
  onTheirWay.set('own words', loaded);
}

/**
 * Begins to load the translations of a module, once; the build calls it in every file of texts.
 * @param loaders by language
 */
export function needTranslations(
  module: string,
  loaders: Readonly<Record<string, () => Promise<{ readonly default: Messages }>>>,
): void {
  const load = loaders[pageLanguage];
  if (load === undefined || onTheirWay.has(module)) return;
  const loaded = load()
    .then(({ default: own }) => {
      for (const [id, message] of Object.entries(own)) messages.set(id, message);
    })
    .catch((error: unknown) => {
      // It is said in English then; the page logs what nobody has caught.
      void Promise.reject(new Error(`The translations of ${module} were not loaded.`, { cause: error }));
    });
  onTheirWay.set(module, loaded);
}

/** Until all that was asked for is there: before anything of it is shown. */
export async function translationsLoaded(): Promise<void> {
  await Promise.all(onTheirWay.values());
}

/** Loads a part of the page with its translations. */
export async function withTranslations<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load();
  await translationsLoaded();
  return part;
}

/** Keeps a language that the link or the person has chosen for the next pages on this device. */
export function keepChosenLanguage(): void {
  if (chosenLanguage !== undefined) keepLanguage(chosenLanguage);
}
