import { FileCheck } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** The way to a pack for a customer who asks about security. */
export function ProofCard() {
  return (
    <Card
      title="Proof for a customer"
      icon={<FileCheck size={20} />}
      footer={
        <LinkButton variant="soft" href="/proof-packs">
          Proof packs
        </LinkButton>
      }
    >
      <p className="text-ink-soft">Somebody sent a security questionnaire? Answer with one file that they can check.</p>
    </Card>
  );
}
