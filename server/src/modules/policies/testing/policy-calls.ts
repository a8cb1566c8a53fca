import type { InputOf, OutputOf } from '@portal/contract/call.ts';
import { policyList, policyLoad, policySave } from '@portal/contract/policies/policies.calls.ts';
import type { Member } from '../../../testing/people.ts';

export type View = OutputOf<typeof policyLoad>['data'];
type Given = InputOf<typeof policySave>['policy'];
type Browser = Pick<Member, 'browser'>;

/** A version of a policy with the list of its versions; the newest for null. */
export const load = async ({ browser }: Browser, policyType: string, version: number | null = null) =>
  (await browser.call(policyLoad, { policyType, version })).body;

/** What a browser sends to save a version with some changes. */
export const given = (policy: View, changes: Partial<Given> = {}): Given => ({
  id: policy.id,
  name: policy.name,
  version: policy.version,
  status: 'Draft',
  saved: policy.saved,
  customValues: policy.customValues,
  customPolicy: policy.customPolicy,
  ...changes,
});

/** Saves what is newest with some changes. */
export async function save(who: Browser, policyType: string, changes: Partial<Given> = {}): Promise<View> {
  const { data } = await load(who, policyType);
  const answer = await who.browser.call(policySave, { policy: given(data, changes) });
  if (answer.status !== 200) throw new Error(`${policyType} was not saved: ${JSON.stringify(answer.errors)}`);
  return answer.body.data;
}

/** The firm's policies and the library's. */
export const list = async ({ browser }: Browser) => (await browser.call(policyList, {})).body;
