import { say } from '../../portal/texts/say.ts';
import { withdrawButton as texts } from './plans.texts.ts';
import '../../api/later-calls.ts';
import { callApi } from '../../api/call-api.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../ui/button.tsx';

/** Takes back that a plan was asked for. */
export function WithdrawButton({ planId }: { readonly planId: string }) {
  const { act: withdraw } = useAction(() => callApi('withdrawPlanRequest', { planId }), {
    done: say(texts.yourRequestWasWithdrawn),
    refreshes: ['getEligiblePlans'],
  });
  return (
    <Button variant="secondary" size="small" onPress={() => withdraw()}>
      {say(texts.withdrawRequest)}
    </Button>
  );
}
