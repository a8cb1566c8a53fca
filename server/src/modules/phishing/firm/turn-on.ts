import type * as calls from '@portal/contract/phishing/phishing.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { actorName } from '../../profile/public.ts';
import { dropWaiting } from '../sending/stop-mails.store.ts';
import { changeSettings } from './settings.store.ts';

/** Switches simulations on for the caller's firm. */
export async function turnPhishingOn(
  { database, clock }: Services,
  caller: CallerOf<typeof calls.turnPhishingOn>,
  { showsNames, revision }: InputOf<typeof calls.turnPhishingOn>,
): Promise<AnswerOf<typeof calls.turnPhishingOn>> {
  const { orgId } = caller.session;
  const at = clock.now();
  await database.inOrg(orgId, async (tx) => {
    const by = await actorName(tx, caller);
    await changeSettings(tx, orgId, revision, {
      is_on: true,
      turned_on_at: at,
      turned_on_by: by,
      shows_names: showsNames,
    });
    // What they confirmed is kept with who and when.
    await auditCaller(tx, caller, at, { action: 'phishing.turned-on', details: { showsNames, confirmed: true } });
  });
  return { success: true };
}

/** Switches simulations off; what has not gone out is dropped. */
export async function turnPhishingOff(
  { database, clock }: Services,
  caller: CallerOf<typeof calls.turnPhishingOff>,
  { revision }: InputOf<typeof calls.turnPhishingOff>,
): Promise<AnswerOf<typeof calls.turnPhishingOff>> {
  const { orgId } = caller.session;
  const at = clock.now();
  await database.inOrg(orgId, async (tx) => {
    await changeSettings(tx, orgId, revision, { is_on: false });
    await dropWaiting(tx, null, at);
    await auditCaller(tx, caller, at, { action: 'phishing.turned-off' });
  });
  return { success: true };
}

/** Changes whether people are shown by name. */
export async function savePhishingSettings(
  { database, clock }: Services,
  caller: CallerOf<typeof calls.savePhishingSettings>,
  { showsNames, revision }: InputOf<typeof calls.savePhishingSettings>,
): Promise<AnswerOf<typeof calls.savePhishingSettings>> {
  const { orgId } = caller.session;
  await database.inOrg(orgId, async (tx) => {
    await changeSettings(tx, orgId, revision, { shows_names: showsNames });
    await auditCaller(tx, caller, clock.now(), { action: 'phishing.settings-changed', details: { showsNames } });
  });
  return { success: true };
}
