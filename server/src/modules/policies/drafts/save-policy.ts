import { createHash } from 'node:crypto';
import type { policySave } from '@portal/contract/policies/policies.calls.ts';
import { changedWords } from '@portal/domain/policies/changed-words.ts';
import { nextVersion, type PolicyStatus } from '@portal/domain/policies/next-version.ts';
import type { FieldValues } from '@portal/domain/policies/policy-field.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Caller, MemberSession } from '../../../call/caller.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { actorName, lockOrganisation } from '../../profile/public.ts';
import { requireSoundAnswers } from '../interview/answer-faults.ts';
import { type LoadedVersion, markdownOf, withDefaults } from '../library/policy-content.ts';
import { loadVersion } from '../load-version.ts';
import { insertPolicy } from '../policies.store.ts';
import type { EventSummary } from '../policy-events.store.ts';
import { saveVersion } from '../policy-versions.store.ts';
import { readPolicyView } from '../policy-view.ts';
import { recordEvent } from '../record-event.ts';
import { askAgain } from '../sign-off/ask-again.ts';
import { addOwnPolicy } from './add-own-policy.ts';
import { checkedText } from './checked-text.ts';
import { checkedValues } from './checked-values.ts';
import { deleteKeptChanges } from './kept-changes.store.ts';
import { replacedByAnother } from './replaced-draft.ts';
import { requireUnchangedPolicy } from './require-unchanged-policy.ts';
import { savingInstant } from './saving-instant.ts';

type GivenPolicy = InputOf<typeof policySave>['policy'];

/** Saves a policy as a draft, or approves it (spec part 2, section 4). */
export async function savePolicy(
  services: Services,
  caller: CallerOf<typeof policySave>,
  { policy }: InputOf<typeof policySave>,
): Promise<AnswerOf<typeof policySave>> {
  const { database, clock } = services;

  if (policy.status === 'Active' && caller.session.service !== null) throw new AppError('CLOSED_TO_SERVICE');
  return database.inOrg(caller.session.orgId, async (tx) => {
    await lockOrganisation(tx);
    const base = await loadBase(tx, caller, policy, clock.now());
    await writeNext(tx, caller, base, { policy, now: clock.now() });
    await deleteKeptChanges(tx, { policyId: base.policyId, userId: caller.session.userId });
    const saved = await loadVersion(tx, base.policyId, null);
    if (policy.status === 'Active') await askAgain(tx, services, saved, caller);
    const data = await readPolicyView(tx, saved, { now: clock.now(), timeZone: caller.brand.timeZone });
    return { success: true, data, message: policy.status === 'Active' ? 'Policy approved.' : 'Draft saved.' };
  });
}

/** The version that was edited, or the first one of a policy of the firm's own. */
async function loadBase(
  tx: OrgTransaction,
  caller: Caller<MemberSession>,
  policy: GivenPolicy,
  now: Date,
): Promise<LoadedVersion> {
  if (policy.id === null) {
    const policyId = await addOwnPolicy(tx, caller, { name: policy.name, text: policy.customPolicy, at: now });
    return loadVersion(tx, policyId, null);
  }
  const newest = await loadVersion(tx, policy.id, null);
  requireUnchangedPolicy(newest, policy);
  return newest;
}

async function writeNext(
  tx: OrgTransaction,
  caller: Caller<MemberSession>,
  base: LoadedVersion,
  { policy, now }: { readonly policy: GivenPolicy; readonly now: Date },
): Promise<void> {
  const { orgId, userId } = caller.session;
  const text = policy.customPolicy ?? (base.template === null ? '' : null);
  const answers = checkedValues(base.fields, policy.customValues);
  const content = {
    template: base.template,
    fields: base.fields,
    customPolicy: text === null ? null : checkedText(text, 'policy.customPolicy'),
    values: { ...base.fromFirm, ...answers },
  };
  if (policy.status === 'Active') requireSoundAnswers(content);
  const next = nextVersion(base, policy.status);
  const byName = await actorName(tx, caller);
  await insertPolicy(tx, { orgId, policyId: base.policyId, custom: base.template === null, createdAt: now });
  await saveVersion(tx, {
    orgId,
    policyId: base.policyId,
    ...next,
    name: policy.name,
    template: base.template,
    libraryVersion: base.libraryVersion,
    // What was approved says everything itself, so that it stays as it was when the profile changes.
    fields: policy.status === 'Active' ? withDefaults(base.fields, base.fromFirm) : base.fields,
    customPolicy: content.customPolicy,
    customValues: answers,
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
        fields: changedLabels(base, answers),
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
  const before = base.customValues;
  return base.fields
    .filter(({ id }) => JSON.stringify(before[id]) !== JSON.stringify(answers[id]))
    .map(({ label }) => label);
}
