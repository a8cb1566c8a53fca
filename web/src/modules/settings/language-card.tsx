import { LANGUAGE_NAMES } from '@portal/domain/texts/languages.ts';
import { useLocation } from '@tanstack/react-router';
import { Languages } from 'lucide-react';
import { keepForms } from '../../portal/kept-forms.ts';
import { addressInLanguage } from '../../portal/texts/address-in-language.ts';
import { pageLanguage, pageLanguages } from '../../portal/texts/page-language.ts';
import { say } from '../../portal/texts/say.ts';
import { useSessionQuery } from '../../portal/use-session-state.ts';
import { Card } from '../../ui/card.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { languageCard as texts } from './settings.texts.ts';

/** The language of pages and emails; the page comes again in it, as nothing of it stays as it is. */
export function LanguageCard() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const owner = useSessionQuery().data?.cognitoId ?? null;
  if (pageLanguages.length < 2) return null;
  return (
    <Card title={say(texts.title)} icon={<Languages size={20} />}>
      <RadioGroup
        label={say(texts.of)}
        options={pageLanguages.map((id) => ({ id, label: LANGUAGE_NAMES[id] }))}
        value={pageLanguage}
        onChange={(language) => {
          if (language === pageLanguage) return;
          // Forms with changes ask first; what stands in them when the page does go is there again in the other language.
          window.addEventListener('pagehide', () => keepForms(owner), { once: true });
          location.assign(addressInLanguage(path, language));
        }}
      />
    </Card>
  );
}
