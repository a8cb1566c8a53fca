import { LinkBroken } from '../../../illustrations/link-broken.tsx';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { openSupportDialog } from '../../../portal/support/support-dialog.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';

type SignUpLinkFailedProps = { readonly onRetry: () => unknown };

/** A sign-up link that nobody sent, or that could not be looked up (spec part 1, section 8). */
export function SignUpLinkFailed({ onRetry }: SignUpLinkFailedProps) {
  const { supportEmail } = useBrand();
  return (
    <div className="m-auto">
      <EmptyState
        headingLevel={1}
        title="Oops, something went wrong. Check your email invite and try again."
        illustration={<LinkBroken />}
        action={
          <>
            <Button onPress={onRetry}>Try again</Button>
            <Button variant="secondary" onPress={openSupportDialog}>
              Contact Support
            </Button>
          </>
        }
      >
        Use the link in the newest email; earlier links no longer work. If this problem persists, email{' '}
        <a href={`mailto:${supportEmail}`} className="font-medium text-accent-ink underline">
          {supportEmail}
        </a>
        .
      </EmptyState>
    </div>
  );
}
