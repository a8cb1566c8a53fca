import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { Tile } from '../../../ui/tile.tsx';
import type { ComplianceSummary } from '../use-module-activity.ts';

type PoliciesTileProps = { readonly summary: ComplianceSummary };

/** How many policies hold, what is begun and what is missing (spec part 2, section 3). */
export function PoliciesTile({ summary: { active, inactive, draft, lastUpdated } }: PoliciesTileProps) {
  const { formatDate } = useFormatDate();
  return (
    <Tile
      title="Security Policies"
      badge={inactive === 0 ? <Badge tone="success">All in place</Badge> : <Badge>{inactive} to go</Badge>}
      figure={active}
      unit={draft === 0 ? 'active' : `active, ${draft} in draft`}
      href="/securitypolicy"
      action={active + draft === 0 ? 'Write your first policy' : 'See your policies'}
      isInvitation={active + draft === 0}
    >
      {lastUpdated === null ? 'The first one takes about 15 minutes.' : `Last updated ${formatDate(lastUpdated)}`}
    </Tile>
  );
}
