import { Tile } from '../../ui/tile.tsx';

/** Leads to the offers of partners (spec part 1, section 2). */
export function MarketplaceTile() {
  return (
    <Tile title="Marketplace" href="/marketplace" action="See the offers">
      Security tools and services that cost little or nothing, each with steps to get it.
    </Tile>
  );
}
