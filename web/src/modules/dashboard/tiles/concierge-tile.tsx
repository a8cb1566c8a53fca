import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Tile } from '../../../ui/tile.tsx';
import type { ConciergeSummary } from '../use-module-activity.ts';
import { conciergeTile as texts } from './tiles.texts.ts';

type ConciergeTileProps = { readonly summary: ConciergeSummary };

/** What the concierge has found and written, and the ways there (spec part 1, section 2). */
export function ConciergeTile({ summary }: ConciergeTileProps) {
  const { numberOfWeaknesses, criticalAndHigh, numberOfAlerts, unreadWeaknesses, unreadReplies, openRequests } =
    summary;
  const isNew = numberOfAlerts + unreadWeaknesses + unreadReplies > 0;
  const rows = [
    { href: '/concierge/weaknesses', text: say(texts.weaknesses, { count: numberOfWeaknesses }) },
    { href: '/concierge/messages', text: say(texts.messages, { count: numberOfAlerts }) },
    { href: '/concierge/requests', text: say(texts.requests, { count: openRequests }) },
  ];
  if (numberOfWeaknesses + numberOfAlerts + openRequests + unreadReplies === 0) {
    return (
      <Tile title={say(texts.title)} href="/concierge" action={say(texts.openYourConcierge)} isInvitation>
        {say(texts.stuckOrNotSure)}
      </Tile>
    );
  }
  return (
    <Tile
      title={say(texts.title)}
      badge={
        criticalAndHigh > 0 ? (
          <Badge tone="danger">{say(texts.criticalOrHigh, { count: criticalAndHigh })}</Badge>
        ) : (
          isNew && <Badge tone="accent">{say(texts.new)}</Badge>
        )
      }
      href={criticalAndHigh > 0 ? '/concierge/weaknesses' : '/concierge'}
      action={criticalAndHigh > 0 ? say(texts.seeWhatToDo) : say(texts.openYourConcierge)}
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
