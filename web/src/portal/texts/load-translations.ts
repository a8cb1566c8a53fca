import type { CompiledMessage } from '@portal/domain/texts/say.ts';
import { chosenLanguage, keepLanguage, pageLanguage } from './page-language.ts';

type Messages = Readonly<Record<string, CompiledMessage>>;

const messages = new Map<string, CompiledMessage>();
const onTheirWay = new Map<string, Promise<void>>();

/** What a text is in the page's language; undefined in English, and for what nobody has translated. */
export const translationInPage = (id: string): CompiledMessage | undefined => messages.get(id);

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
