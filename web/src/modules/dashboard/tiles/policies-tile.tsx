import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { Tile } from '../../../ui/tile.tsx';
import type { ComplianceSummary } from '../use-module-activity.ts';
import { policiesTile as texts } from './tiles.texts.ts';

type PoliciesTileProps = { readonly summary: ComplianceSummary };

/** How many policies hold, what is begun and what is missing (spec part 2, section 3). */
export function PoliciesTile({ summary: { active, inactive, draft, lastUpdated } }: PoliciesTileProps) {
  const { formatDate } = useFormatDate();
  return (
    <Tile
      title={say(texts.title)}
      badge={
        inactive === 0 ? (
          <Badge tone="success">{say(texts.allInPlace)}</Badge>
        ) : (
          <Badge>{say(texts.toGo, { count: inactive })}</Badge>
        )
      }
      figure={active}
      unit={draft === 0 ? say(texts.active) : say(texts.activeAndDraft, { draft })}
      href="/securitypolicy"
      action={active + draft === 0 ? say(texts.writeYourFirstPolicy) : say(texts.seeYourPolicies)}
      isInvitation={active + draft === 0}
    >
      {lastUpdated === null ? say(texts.theFirstOneTakes) : say(texts.lastUpdated, { day: formatDate(lastUpdated) })}
    </Tile>
  );
}
