import { type Language, localeFor } from '@portal/domain/texts/languages.ts';
import { previewsOf } from '@portal/domain/texts/sample-values.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { dialog as texts } from './words.texts.ts';

type WordsPreviewProps = { readonly words: string; readonly language: Language };

/** How words will read, with values in the place of their names; what counts something is shown for one and for several. */
export function WordsPreview({ words, language }: WordsPreviewProps) {
  const { locale, timeZone } = useBrand();
  const shown = previewsOf(words, { locale: localeFor(language, [locale]), timeZone, now: new Date() });
  return (
    <section aria-labelledby="words-preview" aria-live="polite">
      <h3 id="words-preview" className="font-medium text-sm">
        {say(texts.preview)}
      </h3>
      {shown === null ? (
        <p className="text-ink-soft">{say(texts.noPreview)}</p>
      ) : (
        <ul lang={language} className="mt-1 flex flex-col gap-2">
          {shown.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one and several stay in their order
            <li key={index} className="rounded-box bg-sunken px-3 py-2 whitespace-pre-line wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
