import { LinkBroken } from '../../illustrations/link-broken.tsx';
import { useBrand } from '../../portal/brand/use-brand.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { correctAddress } from './correct-address.ts';

/** For people who came by a host name that is not the portal's (spec part 1, section 2). */
export default function IncorrectUrlPage() {
  usePageTitle('Incorrect URL');
  const { webDomain } = useBrand();
  return (
    <div className="m-auto">
      <EmptyState
        headingLevel={1}
        title="It looks like you're trying to sign in using an incorrect URL."
        illustration={<LinkBroken />}
        action={<LinkButton href={correctAddress(window.location, webDomain)}>Go to correct URL</LinkButton>}
      >
        The portal's address is <strong className="font-semibold text-ink">{webDomain}</strong>. Please change your
        bookmark.
      </EmptyState>
    </div>
  );
}
