import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCallQuery } from '../../api/use-call.ts';
import { useBrand } from '../../portal/brand/use-brand.ts';
import { say } from '../../portal/texts/say.ts';
import { useGoTo } from '../../portal/use-go-to.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../ui/states/skeleton-group.tsx';
import { AccessLayout } from './access-layout.tsx';
import { inviteLinkPage as texts } from './invitations.texts.ts';
import { InviteLinkForm } from './invite-link-form.tsx';
import { useInviteUsed } from './use-invite-used.ts';

/** Creating an account by an invitation (spec part 1, section 2). */
export default function InviteLinkPage() {
  usePageTitle(say(texts.acceptYourInvitation));
  const { linkId = '' } = useParams({ strict: false });
  const { brandNameShort } = useBrand();
  const goTo = useGoTo();
  const tellUsed = useInviteUsed();
  const { data, isError } = useCallQuery(
    'readInviteLink',
    { linkId },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
  const usedBy = data?.data.status === 'used' ? data.data.createdFor.email : null;

  useEffect(() => {
    if (isError) goTo('/link-error-page', { replace: true });
    else if (usedBy !== null) tellUsed(usedBy);
  }, [isError, usedBy, goTo, tellUsed]);

  return (
    <AccessLayout
      title={say(texts.acceptYourInvitation)}
      description={say(texts.chooseAPasswordTo, { brandNameShort })}
    >
      {data && usedBy === null ? (
        <InviteLinkForm linkId={linkId} email={data.data.createdFor.email} />
      ) : (
        <SkeletonGroup label={say(texts.loadingYourInvitation)}>
          <Skeleton shape="block" />
          <Skeleton shape="button" />
        </SkeletonGroup>
      )}
    </AccessLayout>
  );
}
