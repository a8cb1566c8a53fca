import { LANGUAGE_NAMES } from '@portal/domain/texts/languages.ts';
import { addressInLanguage } from '../texts/address-in-language.ts';
import { pageLanguage, pageLanguages } from '../texts/page-language.ts';
import { say } from '../texts/say.ts';
import { languages as texts } from './languages.texts.ts';

type LanguageSwitchProps = {
  /** Of the page, path and query. */
  readonly address: string;
  /** Keeps what was typed and not sent: the page is loaded again. */
  readonly onLeave?: () => void;
};

/** Leads to the same page in another language; people who are known are spoken to in it from then on. */
export function LanguageSwitch({ address, onLeave }: LanguageSwitchProps) {
  if (pageLanguages.length < 2) return null;
  return (
    <nav aria-label={say(texts.language)} className="flex font-medium text-sm">
      {pageLanguages.map((language) => (
        <a
          key={language}
          href={addressInLanguage(address, language)}
          onClick={onLeave}
          hrefLang={language}
          lang={language}
          aria-current={language === pageLanguage ? 'true' : undefined}
          className="inline-flex min-h-9 min-w-9 items-center justify-center rounded-inner text-ink-soft uppercase aria-[current]:font-bold aria-[current]:text-ink [&:not([aria-current])]:hover:underline"
        >
          <span aria-hidden="true">{language}</span>
          <span className="sr-only">{LANGUAGE_NAMES[language]}</span>
        </a>
      ))}
    </nav>
  );
}
