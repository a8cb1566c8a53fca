import { ratingBand } from '@portal/domain/ratings/rating-bands.ts';
import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { Tile } from '../../../ui/tile.tsx';
import type { ModuleActivity } from '../use-module-activity.ts';
import { ratingsTile as texts } from './tiles.texts.ts';

type RatingsTileProps = { readonly summary: NonNullable<ModuleActivity['ratings']> };

/** How the firm looks from outside. */
export function RatingsTile({ summary: { rating } }: RatingsTileProps) {
  if (rating === null)
    return (
      <Tile title={say(texts.title)} href="/attacksurface" action={say(texts.seeYourselfFromThe)} isInvitation>
        {say(texts.yourDomainEmailAnd)}
      </Tile>
    );
  return (
    <Tile
      title={say(texts.title)}
      badge={<Badge>{say(ratingBand(rating).name)}</Badge>}
      figure={rating}
      unit={say(texts.scale)}
      href="/attacksurface"
      action={say(texts.seeTheAnalysis)}
    >
      {say(texts.whatOutsidersSeeOf)}
    </Tile>
  );
}
