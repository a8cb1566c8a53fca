import { EmptyList } from '../../illustrations/empty-list.tsx';
import { say } from '../../portal/texts/say.ts';
import { useSubscription } from '../../portal/use-subscription.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { quiet } from './calendar.texts.ts';

/** A month in which nothing comes: what would stand there, and how to have it. */
export function QuietMonth() {
  const { modules } = useSubscription();
  const ways = [
    { has: modules.monitoring === 'ACTIVE', label: say(quiet.scans), href: '/webappscan' },
    { has: modules.training === 'ACTIVE', label: say(quiet.training), href: '/training' },
  ].filter(({ has }) => has);
  return (
    <Card>
      <EmptyState
        title={say(quiet.title)}
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
        {say(quiet.what)}
      </EmptyState>
    </Card>
  );
}
