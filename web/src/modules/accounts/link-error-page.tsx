import { LinkBroken } from '../../illustrations/link-broken.tsx';
import { openSupportDialog } from '../../portal/support/support-dialog.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FindInvitation } from './find-invitation.tsx';

/** An invitation's link that is wrong, was cancelled, or has expired (spec part 1, section 2). */
export default function LinkErrorPage() {
  usePageTitle('Invalid link');
  return (
    <div className="m-auto w-full max-w-lg">
      <EmptyState
        headingLevel={1}
        title="Oops! The link is not valid"
        illustration={<LinkBroken />}
        action={
          <>
            <LinkButton href="/signin">Go to sign in</LinkButton>
            <Button variant="secondary" onPress={openSupportDialog}>
              Contact Support
            </Button>
          </>
        }
      >
        It may have expired or been replaced by a newer one. Ask the person who invited you to resend the invitation,
        and use the link in the newest email.
      </EmptyState>
      <FindInvitation />
    </div>
  );
}
