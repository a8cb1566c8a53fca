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
  load('own words', read, ownMessages);
}

/**
 * Begins to load the translations of a module, once; the build calls it in every file of texts.
 * @param loaders by language
 */
export function needTranslations(
  module: string,
  loaders: Readonly<Record<string, () => Promise<{ readonly default: Messages }>>>,
): void {
  const loader = loaders[pageLanguage];
  if (loader !== undefined && !onTheirWay.has(module)) load(module, async () => (await loader()).default, messages);
}

/** What does not come is said in the portal's English; the page logs what nobody has caught. */
function load(what: string, read: () => Promise<Messages>, into: Map<string, CompiledMessage>): void {
  const loaded = read()
    .then((own) => {
      for (const [id, message] of Object.entries(own)) into.set(id, message);
    })
    .catch((cause: unknown) => {
      void Promise.reject(new Error(`Not loaded: texts of ${what}`, { cause }));
    });
  onTheirWay.set(what, loaded);
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
