import { LinkBroken } from '../../illustrations/link-broken.tsx';
import { useBrand } from '../../portal/brand/use-brand.ts';
import { say } from '../../portal/texts/say.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { correctAddress } from './correct-address.ts';
import { incorrectUrlPage as texts } from './portal-pages.texts.ts';

/** For people who came by a host name that is not the portal's (spec part 1, section 2). */
export default function IncorrectUrlPage() {
  usePageTitle(say(texts.incorrectUrl));
  const { webDomain } = useBrand();
  return (
    <div className="m-auto">
      <EmptyState
        headingLevel={1}
        title={say(texts.title)}
        illustration={<LinkBroken />}
        action={<LinkButton href={correctAddress(window.location, webDomain)}>{say(texts.goToCorrectUrl)}</LinkButton>}
      >
        {say.parts(texts.thePortalsAddressIs, {
          webDomain,
          strong: (words) => (
            <strong key="strong" className="font-semibold text-ink">
              {words}
            </strong>
          ),
        })}
      </EmptyState>
    </div>
  );
}
