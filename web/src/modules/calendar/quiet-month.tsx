import { EmptyList } from '../../illustrations/empty-list.tsx';
import { useSubscription } from '../../portal/use-subscription.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';

/** A month in which nothing comes: what would stand there, and how to have it. */
export function QuietMonth() {
  const { modules } = useSubscription();
  const ways = [
    { has: modules.monitoring === 'ACTIVE', label: 'Schedule website scans', href: '/webappscan' },
    { has: modules.training === 'ACTIVE', label: 'Plan the training', href: '/training' },
  ].filter(({ has }) => has);
  return (
    <Card>
      <EmptyState
        title="Nothing is planned for this month"
        illustration={<EmptyList />}
        action={
          ways.length > 0 &&
          ways.map(({ label, href }) => (
            <LinkButton key={href} variant="secondary" href={href}>
              {label}
            </LinkButton>
          ))
        }
      >
        Scheduled scans, courses, policy reviews, and everything that expires appear here on their day.
      </EmptyState>
    </Card>
  );
}
