import type { policyPreview } from '@portal/contract/policies/policies.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { shownFaults } from '../interview/answer-faults.ts';
import { missingPolicies } from '../library/missing-policies.ts';
import { type LoadedVersion, markdownOf, textOf } from '../library/policy-content.ts';
import { type PolicyContent, visibleIdsOf } from '../library/template-of.ts';
import { loadVersion } from '../load-version.ts';
import { listActiveIds } from '../policies.store.ts';
import { checkedText } from './checked-text.ts';
import { usableValues } from './checked-values.ts';

type Working = { readonly customValues: PolicyContent['values']; readonly customPolicy: string | null };

/** A version with answers and words that are not saved; answers that their fields do not take are left out. */
export function withWorking(loaded: LoadedVersion, { customValues, customPolicy }: Working): PolicyContent {
  const answers = usableValues(loaded.fields, customValues);
  return {
    template: loaded.template,
    language: loaded.language,
    fields: loaded.fields,
    values: { ...loaded.fromFirm, ...answers },
    customPolicy: customPolicy === null ? null : checkedText(customPolicy, 'customPolicy'),
  };
}

/** What a text looks like before it is saved. */
export async function previewPolicy(
  { database }: Services,
  { session, brand, language }: CallerOf<typeof policyPreview>,
  { policyType, ...working }: InputOf<typeof policyPreview>,
): Promise<AnswerOf<typeof policyPreview>> {
  const { loaded, activeIds } = await database.inOrg(session.orgId, async (tx) => ({
    loaded: await loadVersion(tx, policyType, null, brand),
    activeIds: await listActiveIds(tx),
  }));
  const content = withWorking(loaded, working);
  return {
    success: true,
    data: {
      text: await textOf(content),
      fields: visibleIdsOf(content),
      faults: shownFaults(content, language),
      missingPolicies: missingPolicies(markdownOf(content), content.language, activeIds),
    },
  };
}
