import { Database } from 'lucide-react';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { companyDataCard as texts } from '../settings.texts.ts';

/** The way to everything of the firm in one file, and to its deletion. */
export function CompanyDataCard() {
  return (
    <Card title={say(texts.title)} description={say(texts.description)} icon={<Database size={20} />}>
      <div>
        <LinkButton variant="secondary" href="/company-data">
          {say(texts.open)}
        </LinkButton>
      </div>
    </Card>
  );
}
