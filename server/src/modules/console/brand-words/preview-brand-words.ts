import type { previewBrandWords as contract } from '@portal/contract/console/brand-words.calls.ts';
import { localeFor } from '@portal/domain/texts/languages.ts';
import { previewsOf } from '@portal/domain/texts/sample-values.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';

/** How words would read under a brand. */
export async function previewBrandWords(
  { brands, clock }: Services,
  _caller: CallerOf<typeof contract>,
  { brandId, language, words }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { locale, timeZone } = await brands.byId(brandId);
  const previews = previewsOf(words, { locale: localeFor(language, [locale]), timeZone, now: clock.now() });
  return { success: true, data: previews === null ? null : [...previews] };
}
