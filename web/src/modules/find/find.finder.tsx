import { say } from '../../portal/texts/say.ts';
import { sayEach } from '../../portal/texts/say-labels.ts';
import { findFinder as texts } from './find.texts.ts';
import '../../api/later-calls.ts';
import { Finder } from '../../portal/finder/finder.tsx';
import type { FinderProps } from '../../portal/finder/finder-place.ts';
import { MODULE_PLACES } from '../../portal/modules/place-part.ts';
import { openSupportDialog } from '../../portal/support/support-dialog.ts';
import { useSubscription } from '../../portal/use-subscription.ts';

const TITLES = {
  website: texts.websites,
  finding: texts.findings,
  person: texts.people,
  policy: texts.policies,
  record: texts.records,
  course: texts.courses,
  campaign: texts.campaigns,
};

/** The finder of members: their pages, what their firm has, and where help is. */
export default function MemberFinder({ menu, onClose }: FinderProps) {
  const { modules } = useSubscription();
  const pages = [
    ...menu.filter(({ isExternal }) => !isExternal),
    ...MODULE_PLACES.filter(({ module }) => module === undefined || modules[module] === 'ACTIVE').map(
      ({ label, href, detail }) => ({
        label: say(label),
        href,
        ...(detail === undefined ? {} : { detail: say(detail) }),
      }),
    ),
  ];
  const help = [
    ...menu.filter(({ isExternal }) => isExternal),
    { label: say(texts.contactSupport), href: 'contact-support', onOpen: openSupportDialog },
    { label: say(texts.accessibility), href: '/accessibility' },
  ];
  return (
    <Finder
      call="findAnything"
      label={say(texts.pageWebsiteFindingPerson)}
      places={[
        { title: say(texts.title), places: pages },
        { title: say(texts.help), places: help },
      ]}
      titles={sayEach(TITLES)}
      missing={say(texts.whatYourCompanyHas)}
      onClose={onClose}
    />
  );
}
