import { Blocks } from 'lucide-react';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { integrationsCard as texts } from '../settings.texts.ts';

/** The way to chats, emails and other programs that hear of what happens. */
export function IntegrationsCard() {
  return (
    <Card title={say(texts.title)} description={say(texts.description)} icon={<Blocks size={20} />}>
      <div>
        <LinkButton variant="secondary" href="/integrations">
          {say(texts.open)}
        </LinkButton>
      </div>
    </Card>
  );
}
