import { LANGUAGE_NAMES } from '@portal/domain/texts/languages.ts';
import { useLocation } from '@tanstack/react-router';
import { Languages } from 'lucide-react';
import { addressInLanguage } from '../../portal/texts/address-in-language.ts';
import { pageLanguage, pageLanguages } from '../../portal/texts/page-language.ts';
import { say } from '../../portal/texts/say.ts';
import { Card } from '../../ui/card.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { languageCard as texts } from './settings.texts.ts';

/** The language of pages and emails; the page comes again in it, as nothing of it stays as it is. */
export function LanguageCard() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  if (pageLanguages.length < 2) return null;
  return (
    <Card title={say(texts.title)} icon={<Languages size={20} />}>
      <RadioGroup
        label={say(texts.of)}
        options={pageLanguages.map((id) => ({ id, label: LANGUAGE_NAMES[id] }))}
        value={pageLanguage}
        onChange={(language) => {
          if (language !== pageLanguage) location.assign(addressInLanguage(path, language));
        }}
      />
    </Card>
  );
}
