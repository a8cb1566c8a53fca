import { LANGUAGE_NAMES } from '@portal/domain/texts/languages.ts';
import { useAddressBar } from '../../portal/address-bar.ts';
import { addressInLanguage } from '../../portal/texts/address-in-language.ts';
import { pageLanguage, pageLanguages } from '../../portal/texts/page-language.ts';
import { say } from '../../portal/texts/say.ts';
import { frame } from './learning-frame.texts.ts';

/** Leads to the same page in another language; who came by a personal link is spoken to in it from then on. */
export function LanguageSwitch() {
  const { address } = useAddressBar();
  if (pageLanguages.length < 2) return null;
  return (
    <nav aria-label={say(frame.language)} className="flex font-medium text-sm">
      {pageLanguages.map((language) => (
        <a
          key={language}
          href={addressInLanguage(address, language)}
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
