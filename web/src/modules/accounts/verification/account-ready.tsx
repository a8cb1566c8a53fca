import { AllClear } from '../../../illustrations/all-clear.tsx';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { AccessLayout } from '../access-layout.tsx';

type AccountReadyProps = { readonly email: string };

/** After accepting an invitation: its mail has proven the address, so nothing is left to verify. */
export function AccountReady({ email }: AccountReadyProps) {
  const { brandNameShort } = useBrand();
  return (
    <AccessLayout title="Your account is ready">
      <div className="flex flex-col gap-5">
        <div className="mx-auto w-48">
          <AllClear />
        </div>
        <p className="text-ink-soft">
          Your password is set, and your invitation has confirmed that{' '}
          <strong className="break-all font-semibold text-ink">{email}</strong> is yours. Sign in to get started with{' '}
          {brandNameShort}.
        </p>
        <LinkButton size="large" isFullWidth href="/signin">
          Sign in
        </LinkButton>
      </div>
    </AccessLayout>
  );
}
