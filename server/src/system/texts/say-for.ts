import type { Brand } from '@portal/domain/portal/brand.ts';
import { compileText } from '@portal/domain/texts/compile-text.ts';
import { type Language, localeFor } from '@portal/domain/texts/languages.ts';
import { OWN_WORDS } from '@portal/domain/texts/own-words.ts';
import { type CompiledMessage, createSay, type Say } from '@portal/domain/texts/say.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import { translated } from './translations.ts';

/** By language and the id of the text; there are as many as the portal has texts. */
const compiled = new Map<string, CompiledMessage>();

/** What texts need of a brand. */
export type BrandOfTexts = Pick<Brand, 'locale' | 'timeZone' | typeof OWN_WORDS>;

/**
 * Says texts to people of a brand, in the provider's own words where it has them. Each text is compiled when it is first said.
 * @param language of who is spoken to, with numbers and dates of their own; left out where there is English alone, with those of the brand
 */
export function sayFor(brand: BrandOfTexts, language?: Language): Say {
  const { locale, timeZone } = brand;
  const own = brand[OWN_WORDS]?.get(language ?? 'en');
  return createSay({
    language: language ?? 'en',
    locale: language === undefined ? locale : localeFor(language, [locale]),
    timeZone,
    find: (phrase) => own?.get(phrase.id)?.message ?? find(phrase, language ?? 'en'),
  });
}

function find(phrase: Phrase, language: Language): CompiledMessage {
  const key = `${language} ${phrase.id}`;
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const message = compileText(phrase.id, translated(phrase, language));
  compiled.set(key, message);
  return message;
}
