import { MessagesSquare } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Badge } from '../../ui/states/badge.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { ConciergeSummary } from './use-module-activity.ts';

type ConciergeCardProps = { readonly summary: ConciergeSummary };

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What the concierge has found and written, and the ways there (spec part 1, section 2). */
export function ConciergeCard({ summary }: ConciergeCardProps) {
  const { numberOfWeaknesses, criticalAndHigh, numberOfAlerts, unreadWeaknesses, unreadReplies, openRequests } =
    summary;
  const isNew = numberOfAlerts + unreadWeaknesses + unreadReplies > 0;
  const rows = [
    {
      href: '/concierge/weaknesses',
      text: counted(numberOfWeaknesses, 'open weakness', 'open weaknesses'),
      note: criticalAndHigh > 0 ? `${criticalAndHigh} critical or high` : '',
    },
    { href: '/concierge/messages', text: counted(numberOfAlerts, 'unread message', 'unread messages'), note: '' },
    {
      href: '/concierge/requests',
      text: counted(openRequests, 'open help request', 'open help requests'),
      note: unreadReplies > 0 ? counted(unreadReplies, 'new answer', 'new answers') : '',
    },
  ];
  return (
    <Card
      title="Cyber Concierge"
      icon={<MessagesSquare size={20} />}
      aside={isNew && <Badge tone="accent">NEW</Badge>}
      footer={
        <LinkButton variant="soft" href={criticalAndHigh > 0 ? '/concierge/weaknesses' : '/concierge'}>
          {criticalAndHigh > 0 ? 'See what to do first' : 'Open Your Concierge'}
        </LinkButton>
      }
    >
      <ul className="flex flex-col gap-2">
        {rows.map(({ href, text, note }) => (
          <li key={href} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <TextLink isStandalone href={href}>
              {text}
            </TextLink>
            {note !== '' && <span className="text-ink-soft text-sm">{note}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
