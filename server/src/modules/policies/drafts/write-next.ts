import { createHash } from 'node:crypto';
import { changedWords } from '@portal/domain/policies/changed-words.ts';
import { nextVersion, type PolicyStatus } from '@portal/domain/policies/next-version.ts';
import type { FieldValues } from '@portal/domain/policies/policy-field.ts';
import type { Caller, MemberSession } from '../../../call/caller.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { actorName } from '../../profile/public.ts';
import { requireSoundAnswers } from '../interview/answer-faults.ts';
import { ownAnswers, takeUpAnswers } from '../interview/take-up-answers.ts';
import { knownValues, type LoadedVersion, markdownOf, withDefaults } from '../library/policy-content.ts';
import { insertPolicy } from '../policies.store.ts';
import type { EventSummary } from '../policy-events.store.ts';
import { saveVersion } from '../policy-versions.store.ts';
import { recordEvent } from '../record-event.ts';
import { checkedText } from './checked-text.ts';
import { checkedValues } from './checked-values.ts';
import { replacedByAnother } from './replaced-draft.ts';
import { savingInstant } from './saving-instant.ts';

/** What becomes of a version: its answers, its words, and whether it holds from now on. */
export type NextPolicy = {
  readonly name: string;
  readonly status: PolicyStatus;
  readonly customValues: FieldValues;
  readonly customPolicy: string | null;
  readonly minor?: boolean | undefined;
  readonly note?: string | undefined;
};

/**
 * Writes the version that follows another one, with its event and the log, and takes up shared answers that the firm has not given yet.
 * A draft keeps as its own only what differs from those.
 * @throws InputError where answers do not fit their fields, or contradict one another in what is to be approved
 */
export async function writeNext(
  tx: OrgTransaction,
  caller: Caller<MemberSession>,
  base: LoadedVersion,
  { policy, now }: { readonly policy: NextPolicy; readonly now: Date },
): Promise<void> {
  const { orgId, userId } = caller.session;
  const text = policy.customPolicy ?? (base.template === null ? '' : null);
  const answers = checkedValues(base.fields, policy.customValues);
  const firm = await takeUpAnswers(tx, caller, {
    policyName: policy.name,
    answers,
    before: base.customValues,
    language: base.language,
    at: now,
  });
  const fromFirm = knownValues(base.fields, firm);
  const content = {
    template: base.template,
    language: base.language,
    fields: base.fields,
    customPolicy: text === null ? null : checkedText(text, 'policy.customPolicy'),
    values: { ...fromFirm, ...answers },
  };
  if (policy.status === 'Active') requireSoundAnswers(content, caller.language);
  const next = nextVersion(base, policy.status);
  const byName = await actorName(tx, caller);
  await insertPolicy(tx, { orgId, policyId: base.policyId, custom: base.template === null, createdAt: now });
  await saveVersion(tx, {
    orgId,
    policyId: base.policyId,
    ...next,
    name: policy.name,
    language: base.language,
    template: base.template,
    libraryVersion: base.libraryVersion,
    // What was approved says everything itself, so that it stays as it was when the profile changes.
    fields: policy.status === 'Active' ? withDefaults(base.fields, fromFirm) : base.fields,
    customPolicy: content.customPolicy,
    customValues: policy.status === 'Active' ? answers : ownAnswers(answers, firm),
    minor: policy.minor ?? false,
    savedAt: savingInstant(now, base),
    savedBy: userId,
    savedByName: byName,
    approval: policy.status === 'Active' ? approvalOf(markdownOf(content)) : null,
  });
  await recordEvent(
    tx,
    caller,
    { policyId: base.policyId, name: policy.name, version: next.version },
    {
      action: actionOf(policy.status),
      at: now,
      byName,
      summary: {
        fields: changedLabels(base, content.values),
        ...changedWords(base.savedAt === null ? '' : markdownOf(base), markdownOf(content)),
        note: policy.note ?? '',
      },
      replaced: replacedByAnother(base, markdownOf(content), userId),
    },
  );
}

const actionOf = (status: PolicyStatus) => (status === 'Active' ? 'approved' : 'saved');

function approvalOf(text: string): { text: string; hash: Buffer } {
  return { text, hash: createHash('sha256').update(text).digest() };
}

function changedLabels(base: LoadedVersion, answers: FieldValues): EventSummary['fields'] {
  const before: FieldValues = { ...base.fromFirm, ...base.customValues };
  return base.fields
    .filter(({ id }) => JSON.stringify(before[id]) !== JSON.stringify(answers[id]))
    .map(({ label }) => label);
}
