import { LANGUAGE_NAMES, type Language } from '@portal/domain/texts/languages.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import { Banner } from '../../../ui/states/banner.tsx';
import { languages as texts } from './words.texts.ts';

type MissingWordsProps = {
  readonly missing: CallOutput<'listBrandWords'>['data']['missing'];
  readonly language: Language;
};

/** Tells staff what readers of a language still get in English. */
export function MissingWords({ missing, language }: MissingWordsProps) {
  if (missing.length === 0) return null;
  return (
    <Banner title={say(texts.title, { language: LANGUAGE_NAMES[language] })}>
      <ul className="list-disc ps-5">
        {missing.map(({ name, total, translated }) => (
          <li key={name}>{say(texts.part, { name, total, translated })}</li>
        ))}
      </ul>
      <p>{say(texts.shownInEnglish)}</p>
    </Banner>
  );
}
