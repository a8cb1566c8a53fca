import { CodeXml } from 'lucide-react';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { developersCard as texts } from '../settings.texts.ts';

/** The way to tokens, webhooks and the calls of the public interface. */
export function DevelopersCard() {
  return (
    <Card title={say(texts.title)} description={say(texts.description)} icon={<CodeXml size={20} />}>
      <div>
        <LinkButton variant="secondary" href="/developers">
          {say(texts.open)}
        </LinkButton>
      </div>
    </Card>
  );
}
