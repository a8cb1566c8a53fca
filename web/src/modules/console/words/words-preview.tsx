import { keepPreviousData } from '@tanstack/react-query';
import { useCallQuery } from '../../../api/use-call.ts';
import { useLater } from '../../../portal/finder/use-later.ts';
import { say } from '../../../portal/texts/say.ts';
import { dialog as texts } from './words.texts.ts';
import type { WordsOf } from './words-types.ts';

/** What is typed is shown once the hands rest for this long. */
const REST_MS = 250;

type WordsPreviewProps = { readonly words: string; readonly of: WordsOf };

/** How words will read, with values in the place of their names; what counts something is shown for one and for several. */
export function WordsPreview({ words, of }: WordsPreviewProps) {
  const shown = useCallQuery(
    'previewBrandWords',
    { ...of, words: useLater(words, REST_MS) },
    { placeholderData: keepPreviousData },
  ).data?.data;
  return (
    <section aria-labelledby="words-preview" aria-live="polite">
      <h3 id="words-preview" className="font-medium text-sm">
        {say(texts.preview)}
      </h3>
      {shown === null && <p className="text-ink-soft">{say(texts.noPreview)}</p>}
      {shown && (
        <ul lang={of.language} className="mt-1 flex flex-col gap-2">
          {shown.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one and several stay in their order
            <li key={index} className="wrap-anywhere whitespace-pre-line rounded-box bg-sunken px-3 py-2">
              {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
