import { Tile } from '../../ui/tile.tsx';

/** Leads to the offers of partners (spec part 1, section 2). */
export function MarketplaceTile() {
  return (
    <Tile title="Marketplace" href="/marketplace" action="See the offers">
      Tools that cost little or nothing, with steps to get them.
    </Tile>
  );
}
