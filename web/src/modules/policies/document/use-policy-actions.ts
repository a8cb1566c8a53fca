import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import type { CallInput, CallOutput } from '../../../api/calls.ts';
import { showDone } from '../../../api/show-done.ts';
import { showFailure } from '../../../api/show-failure.ts';
import { useAction } from '../../../api/use-action.ts';
import { callKey } from '../../../api/use-call.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { POLICIES_PATH, policyPath } from '../policy-path.ts';
import type { Policy } from '../policy-types.ts';
import { usePolicyActions as texts } from './document.texts.ts';
import type { WorkingCopy } from './use-working-copy.ts';

const REFRESHED = [
  'policyList',
  'policyLoad',
  'policyHistory',
  'policyCompare',
  'readPolicyInterview',
  'getModuleActivity',
] as const;

/** What the server says was done, in the words of the page. */
const DONE = {
  'Draft saved.': texts.draftSaved,
  'Draft deleted.': texts.draftDeleted,
  'Policy approved.': texts.approved,
} as const;

type SaveOptions = {
  readonly status: Policy['status'];
  readonly minor?: boolean;
  readonly note?: string;
  /** When the version was saved last that is written over; the one that the work began with when absent. */
  readonly over?: string | null;
};

/** What became of a save; `changed` when somebody else saved since. */
export type SaveResult = 'saved' | 'changed' | 'failed';

/** Saves, approves, deletes and sends a policy, and shows what came of it (spec part 2, sections 4 and 8). */
export function usePolicyActions(working: WorkingCopy) {
  const { policy } = working;
  const queryClient = useQueryClient();
  const goTo = useGoTo();
  const { supportEmail } = useBrand();

  const refresh = () =>
    Promise.all(REFRESHED.map((name) => queryClient.invalidateQueries({ queryKey: callKey(name) })));

  const save = async ({ status, minor, note, over }: SaveOptions): Promise<SaveResult> => {
    let answer: CallOutput<'policySave'>;
    const input: CallInput<'policySave'> = {
      policy: {
        id: policy.id,
        name: working.name,
        version: policy.version,
        status,
        saved: over === undefined ? working.saved : over,
        customValues: working.values,
        customPolicy: working.text,
        ...(minor === undefined ? {} : { minor }),
        ...(note === undefined || note.trim() === '' ? {} : { note }),
      },
    };
    try {
      answer = await callApi('policySave', input);
    } catch (error) {
      if (isApiError(error, 'POLICY_CHANGED')) return 'changed';
      showFailure(error, { what: say(texts.notSaved), supportEmail, withFields: true });
      return 'failed';
    }
    showDone(say(DONE[answer.message]));
    working.settle(answer.data);
    goTo(policyPath(answer.data.id), { replace: true, asksNothing: true });
    await refresh();
    return 'saved';
  };

  const failed = (what: string) => ({ failed: { what, supportEmail, withFields: true } }) as const;
  const { act: remove } = useAction(
    async (hasOtherVersions: boolean) => {
      const { message } = await callApi('policyDelete', { policyId: policy.id, version: policy.version });
      showDone(say(DONE[message]));
      goTo(hasOtherVersions ? policyPath(policy.id) : POLICIES_PATH, { asksNothing: true });
      await refresh();
    },
    failed(say(texts.notDeleted)),
  );

  const { act: takeBack } = useAction(
    async () => {
      await callApi('policyTakeBack', { policyId: policy.id, version: policy.version });
      showDone(say(texts.takenBack));
      await refresh();
    },
    failed(say(texts.notTakenBack)),
  );

  const { act: takeLibrary } = useAction(
    async () => {
      const { data } = await callApi('policyTakeLibrary', { policyType: policy.id, saved: working.saved });
      working.begin(data);
      showDone(say(texts.draftSaved));
      goTo(policyPath(policy.id), { replace: true, asksNothing: true });
      await refresh();
    },
    failed(say(texts.notApplied)),
  );

  return { save, remove, takeBack, takeLibrary, refresh };
}

export type PolicyActions = ReturnType<typeof usePolicyActions>;
