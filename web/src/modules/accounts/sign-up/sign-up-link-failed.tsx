import { LinkBroken } from '../../../illustrations/link-broken.tsx';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { openSupportDialog } from '../../../portal/support/support-dialog.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { signUpLinkFailed as texts } from './sign-up-links.texts.ts';

type SignUpLinkFailedProps = { readonly onRetry: () => unknown };

/** A sign-up link that nobody sent, or that could not be looked up (spec part 1, section 8). */
export function SignUpLinkFailed({ onRetry }: SignUpLinkFailedProps) {
  const { supportEmail } = useBrand();
  return (
    <div className="m-auto">
      <EmptyState
        headingLevel={1}
        title={say(texts.title)}
        illustration={<LinkBroken />}
        action={
          <>
            <Button onPress={onRetry}>{say(texts.tryAgain)}</Button>
            <Button variant="secondary" onPress={openSupportDialog}>
              {say(texts.contactSupport)}
            </Button>
          </>
        }
      >
        {say.parts(texts.useTheLinkIn, {
          supportEmail,
          link: (words) => (
            <a key="link" href={`mailto:${supportEmail}`} className="font-medium text-accent-ink underline">
              {words}
            </a>
          ),
        })}
      </EmptyState>
    </div>
  );
}
