import { say } from '../../portal/texts/say.ts';
import { sayEach } from '../../portal/texts/say-labels.ts';
import { consoleFinder as texts } from './console.texts.ts';
import '../../api/console-calls.ts';
import { Finder } from '../../portal/finder/finder.tsx';
import type { FinderProps } from '../../portal/finder/finder-place.ts';
import { consolePlaces } from './console-places.ts';
import { useStaffRole } from './use-staff-may.ts';

const TITLES = { customer: texts.customers, brand: texts.brands, plan: texts.plans };

/** The finder of the provider's staff: the console's pages, and whom and what they serve. */
export default function ConsoleFinder({ menu, onClose }: FinderProps) {
  const places = consolePlaces(useStaffRole()).flatMap((group) => group.places);
  const pages = places.map(({ path, label }) => ({ label: say(label), href: path }));
  return (
    <Finder
      call="findForStaff"
      label={say(texts.pageCustomerBrandOr)}
      places={[{ title: say(texts.title), places: [...pages, ...menu] }]}
      titles={sayEach(TITLES)}
      missing={say(texts.customersBrandsAndPlans)}
      onClose={onClose}
    />
  );
}
