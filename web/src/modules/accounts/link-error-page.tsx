import { LinkBroken } from '../../illustrations/link-broken.tsx';
import { openSupportDialog } from '../../portal/support/support-dialog.ts';
import { say } from '../../portal/texts/say.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FindInvitation } from './find-invitation.tsx';
import { linkErrorPage as texts } from './invitations.texts.ts';

/** An invitation's link that is wrong, was cancelled, or has expired (spec part 1, section 2). */
export default function LinkErrorPage() {
  usePageTitle(say(texts.invalidLink));
  return (
    <div className="m-auto w-full max-w-lg">
      <EmptyState
        headingLevel={1}
        title={say(texts.title)}
        illustration={<LinkBroken />}
        action={
          <>
            <LinkButton href="/signin">{say(texts.goToSignIn)}</LinkButton>
            <Button variant="secondary" onPress={openSupportDialog}>
              {say(texts.contactSupport)}
            </Button>
          </>
        }
      >
        {say(texts.itMayHaveExpired)}
      </EmptyState>
      <FindInvitation />
    </div>
  );
}
