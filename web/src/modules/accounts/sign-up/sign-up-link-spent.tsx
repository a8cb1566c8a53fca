import { LinkBroken } from '../../../illustrations/link-broken.tsx';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';

type SignUpLinkSpentProps = { readonly isExpired: boolean };

/** A sign-up link that is good no more; only its sender can help. */
export function SignUpLinkSpent({ isExpired }: SignUpLinkSpentProps) {
  const { supportEmail } = useBrand();
  return (
    <div className="m-auto">
      <EmptyState
        headingLevel={1}
        title={isExpired ? 'This link has expired' : 'This link was already used'}
        illustration={<LinkBroken />}
        action={<LinkButton href="/signin">Go to sign in</LinkButton>}
      >
        {isExpired
          ? 'For your safety, these links work for only two weeks and stop working when a newer one is sent.'
          : 'Each link creates one account. If you have set a password with it, sign in.'}{' '}
        For a new link, ask the person who sent you this one, or email{' '}
        <a href={`mailto:${supportEmail}`} className="font-medium text-accent-ink underline">
          {supportEmail}
        </a>
        .
      </EmptyState>
    </div>
  );
}
