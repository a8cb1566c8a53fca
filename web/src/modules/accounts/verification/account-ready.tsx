import { AllClear } from '../../../illustrations/all-clear.tsx';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { AccessLayout } from '../access-layout.tsx';
import { accountReady as texts } from './verification.texts.ts';

type AccountReadyProps = { readonly email: string };

/** After accepting an invitation: its mail has proven the address, so nothing is left to verify. */
export function AccountReady({ email }: AccountReadyProps) {
  const { brandNameShort } = useBrand();
  return (
    <AccessLayout title={say(texts.title)}>
      <div className="flex flex-col gap-5">
        <div className="mx-auto w-48">
          <AllClear />
        </div>
        <p className="text-ink-soft">
          {say.parts(texts.yourPasswordIsSet, {
            email,
            brandNameShort,
            strong: (words) => (
              <strong key="strong" className="break-all font-semibold text-ink">
                {words}
              </strong>
            ),
          })}
        </p>
        <LinkButton size="large" isFullWidth href="/signin">
          {say(texts.signIn)}
        </LinkButton>
      </div>
    </AccessLayout>
  );
}
