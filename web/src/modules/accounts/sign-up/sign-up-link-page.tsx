import { useLocation, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/states/skeleton-group.tsx';
import { AccessLayout } from '../access-layout.tsx';
import { SignUpLinkFailed } from './sign-up-link-failed.tsx';
import { SignUpLinkForm } from './sign-up-link-form.tsx';
import { SignUpLinkSpent } from './sign-up-link-spent.tsx';
import { signUpLinkPage as texts } from './sign-up-links.texts.ts';
import { tellSignUpLink } from './tell-sign-up-link.ts';
import { useAccountExists } from './use-account-exists.ts';

/** Creating an account by a link that the provider's staff mailed; `/signupSec` asks about security news too (spec part 1, section 2). */
export default function SignUpLinkPage() {
  usePageTitle(say(texts.setYourPassword));
  const { linkId = '' } = useParams({ strict: false });
  const mayAsk = useLocation({ select: ({ pathname }) => pathname.toLowerCase().startsWith('/signupsec/') });
  const { brandNameShort } = useBrand();
  const tellExists = useAccountExists();
  const { data, isError, refetch } = useCallQuery(
    'magicLinkSignupFetch',
    { linkId },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
  const link = data?.data;
  const status = link?.status;
  const email = link?.createdFor.email ?? '';

  useEffect(() => {
    if (status !== undefined) tellSignUpLink(linkId, status, 'opened');
    if (status === 'accepted' || status === 'userExists') tellExists(email);
  }, [linkId, status, email, tellExists]);

  if (isError) return <SignUpLinkFailed onRetry={() => refetch()} />;
  if (status === 'used' || status === 'expired') return <SignUpLinkSpent isExpired={status === 'expired'} />;
  return (
    <AccessLayout
      title={
        link?.createdFor.firstName
          ? say(texts.welcomeFirstName, { firstName: link.createdFor.firstName })
          : say(texts.welcome)
      }
      description={say(texts.chooseAPasswordAnd, { brandNameShort })}
    >
      {link && status === 'pending' ? (
        <SignUpLinkForm
          linkId={linkId}
          email={email}
          asksSecurityOptIn={mayAsk && link.asksSecurityOptIn}
          onSpent={() => refetch()}
        />
      ) : (
        <SkeletonGroup label={say(texts.loadingYourInvitation)}>
          <Skeleton shape="block" />
          <Skeleton shape="button" />
        </SkeletonGroup>
      )}
    </AccessLayout>
  );
}
