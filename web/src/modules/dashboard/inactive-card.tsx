import { Lock } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

type InactiveCardProps = { readonly title: string; readonly text: string };

/** A module that the plan does not hold at the moment. */
export function InactiveCard({ title, text }: InactiveCardProps) {
  return (
    <Card
      title={title}
      icon={<Lock size={20} />}
      footer={
        <LinkButton variant="soft" href="/plan">
          Subscribe to Use
        </LinkButton>
      }
    >
      <p className="text-ink-soft">{text}</p>
    </Card>
  );
}
