import { ratingBand } from '@portal/domain/ratings/rating-bands.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { Tile } from '../../../ui/tile.tsx';
import type { ModuleActivity } from '../use-module-activity.ts';

type RatingsTileProps = { readonly summary: NonNullable<ModuleActivity['ratings']> };

/** How the firm looks from outside. */
export function RatingsTile({ summary: { rating } }: RatingsTileProps) {
  if (rating === null)
    return (
      <Tile title="Attack Surface" href="/attacksurface" action="See yourself from the outside" isInvitation>
        Your domain, email and servers as customers, insurers and attackers see them.
      </Tile>
    );
  return (
    <Tile
      title="Attack Surface"
      badge={<Badge>{ratingBand(rating).name}</Badge>}
      figure={rating}
      unit="of 250 to 900"
      href="/attacksurface"
      action="See the analysis"
    >
      What outsiders see of you.
    </Tile>
  );
}
