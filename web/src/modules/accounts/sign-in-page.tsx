import { publicLink } from '../../portal/brand/public-links.ts';
import { useBrand } from '../../portal/brand/use-brand.ts';
import { say } from '../../portal/texts/say.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { useSubscriptionId } from '../../portal/use-subscription-id.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { AccessLayout } from './access-layout.tsx';
import { signInPage as texts } from './accounts.texts.ts';
import { SignInAside } from './sign-in-aside.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInModes } from './sign-in-modes.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Signing in, with its modes (spec part 1, section 2). What was typed is still there after a failure. */
export default function SignInPage() {
  usePageTitle(say(texts.signIn));
  const { brandNameShort, offersCheck } = useBrand();
  const subscriptionId = useSubscriptionId();
  const signIn = useSignIn();

  if (signIn.mode.kind === 'login') {
    return (
      <AccessLayout
        title={say(texts.signIn)}
        aside={<SignInAside />}
        description={say(texts.welcomeBackToBrandNameShort, { brandNameShort })}
        footer={
          <>
            <span>
              {say.parts(texts.newHereCreateAn, {
                link: (words) => (
                  <TextLink key="link" href={publicLink('signup', subscriptionId)}>
                    {words}
                  </TextLink>
                ),
              })}
            </span>
            {offersCheck && (
              <span className="mt-2 block">
                <TextLink href={publicLink('check', subscriptionId)}>{say(texts.checkADomainFor)}</TextLink>
              </span>
            )}
          </>
        }
      >
        <SignInForm signIn={signIn} forgotPasswordLink={publicLink('forgotPassword', subscriptionId)} />
      </AccessLayout>
    );
  }
  return <SignInModes signIn={signIn} />;
}
