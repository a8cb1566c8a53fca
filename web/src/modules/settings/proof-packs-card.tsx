import { FileCheck } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** The way to what the firm shows its customers. */
export function ProofPacksCard() {
  return (
    <Card
      title="Proof packs"
      description="What your organization shows customers who ask about its security, and who received it."
      icon={<FileCheck size={20} />}
    >
      <div>
        <LinkButton variant="secondary" href="/proof-packs">
          Show the packs
        </LinkButton>
      </div>
    </Card>
  );
}
