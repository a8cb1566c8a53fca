import { LANGUAGES, type Language } from '@portal/domain/texts/languages.ts';
import { type ShippedContent, shippedContent } from '../shipped-content.ts';

/** Content that the portal is delivered with, in each language: asked for by language, and known to the build. */
export type TranslatedContent<Content> = ((language: Language) => Content) & {
  readonly byLanguage: readonly ShippedContent<Content>[];
};

/**
 * Content that is read once in each language, when it is first asked for in it (`shippedContent`).
 * @param read reads and validates it in a language, with English words where there are no others (`contentIn`)
 */
export function translatedContent<Content>(
  name: string,
  read: (language: Language) => Content,
): TranslatedContent<Content> {
  const all = new Map(
    LANGUAGES.map((language) => [
      language,
      shippedContent(language === 'en' ? name : `${name}.${language}`, () => read(language)),
    ]),
  );
  const inLanguage = (language: Language) => {
    const content = all.get(language);
    if (content === undefined) throw new Error(`There is no content in the language ${language}.`);
    return content();
  };
  return Object.assign(inLanguage, { byLanguage: [...all.values()] });
}
