import { Store } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** Leads to the offers of partners (spec part 1, section 2). */
export function MarketplaceCard() {
  return (
    <Card
      title="Marketplace"
      icon={<Store size={20} />}
      footer={
        <LinkButton variant="soft" href="/marketplace">
          See the offers
        </LinkButton>
      }
    >
      <p className="text-ink-soft">
        Security tools and services that cost little or nothing, each with steps to get it.
      </p>
    </Card>
  );
}
