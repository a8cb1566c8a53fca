import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { setUpPage, setUpActions as texts } from './set-up.texts.ts';
import type { SetUp } from './set-up-types.ts';

type ConfirmLegalProps = { readonly setUp: SetUp; readonly isRead: boolean; readonly mayChange: boolean };

/** Opens the legal page, and has an owner say that they have read it: no rule can tell whether it fits a company. */
export function ConfirmLegal({ setUp: { brandId, origin }, isRead, mayChange }: ConfirmLegalProps) {
  const { act, isBusy } = useAction(() => callApi('saveBrandSetUp', { brandId, isLegalRead: true }), {
    done: say(texts.legalConfirmed),
    refreshes: ['readBrandSetUp'],
    failed: { otherwise: say(setUpPage.failed) },
  });
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <LinkButton variant="secondary" size="small" href={`${origin}/disclaimer.html`} target="_blank">
        {say(texts.openLegal)}
      </LinkButton>
      {!isRead && mayChange && (
        <Button variant="secondary" size="small" isBusy={isBusy} onPress={() => act()}>
          {say(texts.confirmLegal)}
        </Button>
      )}
    </div>
  );
}
