import { LinkBroken } from '../../../illustrations/link-broken.tsx';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { signUpLinkSpent as texts } from './sign-up-links.texts.ts';

type SignUpLinkSpentProps = { readonly isExpired: boolean };

/** A sign-up link that is good no more; only its sender can help. */
export function SignUpLinkSpent({ isExpired }: SignUpLinkSpentProps) {
  const { supportEmail } = useBrand();
  return (
    <div className="m-auto">
      <EmptyState
        headingLevel={1}
        title={isExpired ? say(texts.thisLinkHasExpired) : say(texts.thisLinkWasAlready)}
        illustration={<LinkBroken />}
        action={<LinkButton href="/signin">{say(texts.goToSignIn)}</LinkButton>}
      >
        {say.parts(isExpired ? texts.expiredHint : texts.usedHint, {
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
