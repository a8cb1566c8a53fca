import '../../api/console-calls.ts';
import { Finder } from '../../portal/finder/finder.tsx';
import type { FinderProps } from '../../portal/finder/finder-place.ts';
import { consolePlaces } from './console-places.ts';
import { useIsOwner } from './use-is-owner.ts';

const TITLES = { customer: 'Customers', brand: 'Brands', plan: 'Plans' };

/** The finder of the provider's staff: the console's pages, and whom and what they serve. */
export default function ConsoleFinder({ menu, onClose }: FinderProps) {
  const places = consolePlaces(useIsOwner()).flatMap((group) => group.places);
  const pages = places.map(({ path, label }) => ({ label, href: path }));
  return (
    <Finder
      call="findForStaff"
      label="Page, customer, brand or plan"
      places={[{ title: 'Pages', places: [...pages, ...menu] }]}
      titles={TITLES}
      missing="Customers, brands and plans"
      onClose={onClose}
    />
  );
}
