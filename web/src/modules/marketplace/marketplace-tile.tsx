import { say } from '../../portal/texts/say.ts';
import { Tile } from '../../ui/tile.tsx';
import { marketplaceTile as texts } from './marketplace.texts.ts';

/** Leads to the offers of partners (spec part 1, section 2). */
export function MarketplaceTile() {
  return (
    <Tile title={say(texts.title)} href="/marketplace" action={say(texts.seeTheOffers)}>
      {say(texts.toolsThatCostLittle)}
    </Tile>
  );
}
