import type { policySend, policyTakeBack } from '@portal/contract/policies/policies.calls.ts';
import { AppError } from '../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import type { OrgTransaction } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { brandOrigin, linkInLanguage } from '../../system/brand-origin.ts';
import {
  actorName,
  findColleague,
  findOrganisationName,
  lockOrganisation,
  readersLanguages,
} from '../profile/public.ts';
import { NOTHING_CHANGED } from './policy-events.store.ts';
import { findVersion, setDraftMode, type VersionRow } from './policy-versions.store.ts';
import { recordEvent } from './record-event.ts';

/** Asks another admin to approve a draft, by a mail with a link to it. */
export async function sendPolicy(
  services: Services,
  caller: CallerOf<typeof policySend>,
  { policyId, version, userId, note = '' }: InputOf<typeof policySend>,
): Promise<AnswerOf<typeof policySend>> {
  const { database, clock, outbox, config } = services;

  const { session, brand } = caller;
  const at = clock.now();
  await database.inOrg(session.orgId, async (tx) => {
    const draft = await findDraft(tx, policyId, version);
    const receiver = await findColleague(tx, userId);
    if (receiver === null) throw new AppError('NOT_FOUND');
    const byName = await actorName(tx, caller);
    await setDraftMode(tx, { policyId, version }, { to: userId, byName, at });
    const language = (await readersLanguages(tx, brand, [receiver.email]))(receiver.email);
    const page = `${brandOrigin(brand, config.publicUrl)}/securitypolicy/${policyId}/${version}`;
    const mail = {
      kind: 'policy-approval' as const,
      senderName: byName,
      organisationName: await findOrganisationName(tx),
      policyName: draft.name,
      note,
      policyUrl: linkInLanguage(page, language),
    };
    await outbox.put(tx, brand, receiver.email, mail, { language });
    const summary = {
      ...NOTHING_CHANGED,
      note: note === '' ? `To ${receiver.name}` : `To ${receiver.name}: ${note}`,
    };
    await recordEvent(tx, caller, { policyId, name: draft.name, version }, { action: 'sent', at, byName, summary });
  });
  return { success: true };
}

/** Takes a draft back that was sent, so that it is worked on again. */
export async function takeBackPolicy(
  { database, clock }: Services,
  caller: CallerOf<typeof policyTakeBack>,
  { policyId, version }: InputOf<typeof policyTakeBack>,
): Promise<AnswerOf<typeof policyTakeBack>> {
  await database.inOrg(caller.session.orgId, async (tx) => {
    const draft = await findDraft(tx, policyId, version);
    if (draft.draft_mode !== 'sent') return;
    await setDraftMode(tx, { policyId, version }, null);
    const byName = await actorName(tx, caller);
    const what = { action: 'takenBack', at: clock.now(), byName } as const;
    await recordEvent(tx, caller, { policyId, name: draft.name, version }, what);
  });
  return { success: true };
}

async function findDraft(tx: OrgTransaction, policyId: string, version: number): Promise<VersionRow> {
  await lockOrganisation(tx);
  const row = await findVersion(tx, policyId, version);
  if (row === undefined) throw new AppError('NOT_FOUND');
  if (row.status === 'Active') throw new AppError('POLICY_APPROVED');
  return row;
}
