import { Badge } from '../../../ui/states/badge.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Tile } from '../../../ui/tile.tsx';
import type { ConciergeSummary } from '../use-module-activity.ts';

type ConciergeTileProps = { readonly summary: ConciergeSummary };

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What the concierge has found and written, and the ways there (spec part 1, section 2). */
export function ConciergeTile({ summary }: ConciergeTileProps) {
  const { numberOfWeaknesses, criticalAndHigh, numberOfAlerts, unreadWeaknesses, unreadReplies, openRequests } =
    summary;
  const isNew = numberOfAlerts + unreadWeaknesses + unreadReplies > 0;
  const rows = [
    { href: '/concierge/weaknesses', text: counted(numberOfWeaknesses, 'open weakness', 'open weaknesses') },
    { href: '/concierge/messages', text: counted(numberOfAlerts, 'unread message', 'unread messages') },
    { href: '/concierge/requests', text: counted(openRequests, 'open help request', 'open help requests') },
  ];
  if (numberOfWeaknesses + numberOfAlerts + openRequests + unreadReplies === 0) {
    return (
      <Tile title="Cyber Concierge" href="/concierge" action="Open Your Concierge" isInvitation>
        Stuck or not sure? Ask an expert in your own words.
      </Tile>
    );
  }
  return (
    <Tile
      title="Cyber Concierge"
      badge={
        criticalAndHigh > 0 ? (
          <Badge tone="danger">{criticalAndHigh} critical or high</Badge>
        ) : (
          isNew && <Badge tone="accent">NEW</Badge>
        )
      }
      href={criticalAndHigh > 0 ? '/concierge/weaknesses' : '/concierge'}
      action={criticalAndHigh > 0 ? 'See what to do first' : 'Open Your Concierge'}
    >
      <ul className="relative z-1 mt-0.5 flex flex-col [&_a]:inline-block [&_a]:py-0.5">
        {rows.map(({ href, text }) => (
          <li key={href}>
            <TextLink isStandalone href={href}>
              {text}
            </TextLink>
          </li>
        ))}
      </ul>
    </Tile>
  );
}
