import { RefreshCw } from 'lucide-react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { setUpPage as texts } from './set-up.texts.ts';
import type { SetUp } from './set-up-types.ts';

/** Looks outside again; what comes of it is shown in the lines. */
export function CheckButton({ setUp: { brandId, checkedAt } }: { readonly setUp: SetUp }) {
  const { act, isBusy } = useAction(() => callApi('checkBrandSetUp', { brandId }), {
    done: say(texts.checked),
    refreshes: ['readBrandSetUp'],
    failed: { otherwise: say(texts.failed) },
  });
  return (
    <Button icon={<RefreshCw aria-hidden="true" size={18} />} isBusy={isBusy} onPress={() => act()}>
      {say(checkedAt === null ? texts.checkFirst : texts.check)}
    </Button>
  );
}
