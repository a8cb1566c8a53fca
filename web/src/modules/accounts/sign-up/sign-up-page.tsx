import { lazy, Suspense } from 'react';
import { publicLink } from '../../../portal/brand/public-links.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { useSubscriptionId } from '../../../portal/use-subscription-id.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { AccessLayout } from '../access-layout.tsx';
import { OfferEnded } from './offer-ended.tsx';
import { OfferLoading } from './offer-loading.tsx';
import { signUpPage as texts } from './sign-up.texts.ts';
import { SignUpAside } from './sign-up-aside.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { TrialBullets } from './trial-bullets.tsx';
import { useSignUpOffer } from './use-sign-up-offer.ts';

const MarketingLogos = lazy(() => import('../../../portal/brand/marketing-logos.tsx'));

/** Creating an account (spec part 1, section 2). A subscription id that is not valid leads to the 404 page. */
export default function SignUpPage() {
  const { brandNameShort } = useBrand();
  const subscriptionId = useSubscriptionId();
  const offer = useSignUpOffer(subscriptionId);
  const isTrial = !offer.isTrialDisabled;
  usePageTitle(isTrial ? say(texts.startYourFreeTrial) : say(texts.createYourAccount));

  if (offer.status === 'invalid') return <OfferEnded />;
  if (offer.status === 'loading') return <OfferLoading />;
  return (
    <AccessLayout
      title={isTrial ? say(texts.startYourFreeTrial) : say(texts.createYourAccount)}
      description={say(texts.seeWhereYourCompany, { brandNameShort })}
      aside={<SignUpAside isTrial={isTrial} />}
      footer={say.parts(texts.haveAnAccountSign, {
        link: (words) => (
          <TextLink key="link" href={publicLink('signin', subscriptionId)}>
            {words}
          </TextLink>
        ),
      })}
    >
      {(offer.logos.primary ?? offer.logos.secondary) !== null && (
        // The place is kept, so that nothing jumps.
        <div className="mb-5 min-h-13">
          <Suspense>
            <MarketingLogos {...offer.logos} />
          </Suspense>
        </div>
      )}
      {isTrial && (
        <div className="mb-5 desktop:hidden">
          <TrialBullets />
        </div>
      )}
      <SignUpForm offer={offer} subscriptionId={subscriptionId} />
    </AccessLayout>
  );
}
