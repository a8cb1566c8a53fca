import '../../api/later-calls.ts';
import { Finder } from '../../portal/finder/finder.tsx';
import type { FinderProps } from '../../portal/finder/finder-place.ts';
import { MODULE_PLACES } from '../../portal/modules/place-part.ts';
import { openSupportDialog } from '../../portal/support/support-dialog.ts';
import { useSubscription } from '../../portal/use-subscription.ts';

const TITLES = { website: 'Websites', finding: 'Findings', person: 'People', policy: 'Policies', course: 'Courses' };

/** The finder of members: their pages, what their firm has, and where help is. */
export default function MemberFinder({ menu, onClose }: FinderProps) {
  const { modules } = useSubscription();
  const pages = [
    ...menu.filter(({ isExternal }) => !isExternal),
    ...MODULE_PLACES.filter(({ module }) => module === undefined || modules[module] === 'ACTIVE'),
  ];
  const help = [
    ...menu.filter(({ isExternal }) => isExternal),
    { label: 'Contact Support', href: 'contact-support', onOpen: openSupportDialog },
    { label: 'Accessibility', href: '/accessibility' },
  ];
  return (
    <Finder
      call="findAnything"
      label="Page, website, finding, person, policy or course"
      places={[
        { title: 'Pages', places: pages },
        { title: 'Help', places: help },
      ]}
      titles={TITLES}
      missing="What your company has"
      onClose={onClose}
    />
  );
}
