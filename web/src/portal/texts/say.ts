import { pseudoText } from '@portal/domain/texts/pseudo.ts';
import { type CompiledMessage, createSay } from '@portal/domain/texts/say.ts';
import { pageBrand } from '../brand/page-brand.ts';
import { translationInPage } from './load-translations.ts';
import { pageLocale } from './page-language.ts';

/** Says a text in the page's language, which stays the same until the page is loaded again. */
export const say = createSay({
  locale: pageLocale,
  timeZone: pageBrand.timeZone,
  find({ id, text }) {
    // The build has compiled it; see build/texts-plugin.ts.
    const compiled: CompiledMessage = translationInPage(id) ?? text;
    // For developers and tests: what stays plain on the page comes from no file of texts.
    return import.meta.env.DEV && document.documentElement.dataset.texts === 'pseudo' ? pseudoText(compiled) : compiled;
  },
});
