import { compileText } from '@portal/domain/texts/compile-text.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { faultOfWords, type OwnText, type OwnWords } from '@portal/domain/texts/own-words.ts';
import { readTextCatalogue } from '../../../system/texts/text-catalogue.ts';
import { translated } from '../../../system/texts/translations.ts';
import type { BrandWordsRow } from './brand-words.store.ts';

/** What the portal says for a text in a language; undefined for a text that there is no more. */
export function originalText(textId: string, language: Language): string | undefined {
  const text = readTextCatalogue().get(textId);
  return text === undefined ? undefined : translated({ id: textId, text }, language);
}

/** Own words that can be said: those of texts that are gone, or that no longer fit what a changed text gets, are left out. */
export function ownWordsOf(rows: readonly BrandWordsRow[]): OwnWords {
  const byLanguage = new Map<Language, Map<string, OwnText>>();
  for (const { language, textId, words } of rows) {
    const original = originalText(textId, language);
    if (original === undefined || faultOfWords(original, words) !== null) continue;
    const own = byLanguage.get(language) ?? new Map<string, OwnText>();
    own.set(textId, { text: words, message: compileText(textId, words) });
    byLanguage.set(language, own);
  }
  return byLanguage;
}
