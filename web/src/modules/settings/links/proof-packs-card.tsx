import { FileCheck } from 'lucide-react';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { proofPacksCard as texts } from '../settings.texts.ts';

/** The way to what the firm shows its customers. */
export function ProofPacksCard() {
  return (
    <Card title={say(texts.title)} description={say(texts.description)} icon={<FileCheck size={20} />}>
      <div>
        <LinkButton variant="secondary" href="/proof-packs">
          {say(texts.showThePacks)}
        </LinkButton>
      </div>
    </Card>
  );
}
