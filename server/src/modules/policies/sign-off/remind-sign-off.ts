import type { remindSignOff as remindSignOffCall } from '@portal/contract/policies/sign-off.calls.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { findVersion } from '../policy-versions.store.ts';
import { requireSignOff } from './has-sign-off.ts';
import { listOpenSignOffs, markReminded } from './open-sign-offs.store.ts';
import { mailSignOffs } from './sign-off-mails.ts';
import { findSignOffPerson } from './sign-off-people.store.ts';

/** Reminds those who have not confirmed a version yet, or one of them; once a day each. */
export async function remindSignOff(
  services: Services,
  caller: CallerOf<typeof remindSignOffCall>,
  { policyId, version, personId }: InputOf<typeof remindSignOffCall>,
): Promise<AnswerOf<typeof remindSignOffCall>> {
  const { database, clock } = services;

  const { orgId } = caller.session;
  const reminded = await database.inOrg(orgId, async (tx) => {
    await requireSignOff(services, tx);
    const policy = await findVersion(tx, policyId, version);
    const isKnown = personId === undefined || (await findSignOffPerson(tx, personId)) !== null;
    if (policy === undefined || !isKnown) throw new AppError('NOT_FOUND');
    const now = clock.now();
    const today = dayOf(now, caller.brand.timeZone);
    const open = (await listOpenSignOffs(tx))
      .filter((one) => one.policyId === policyId && one.version === version && one.remindedOn !== today)
      .filter((one) => personId === undefined || one.person.personId === personId);
    await markReminded(tx, open, today);
    const mails = open.map(({ person }) => ({
      kind: 'sign-off-reminder' as const,
      policies: [policy.name],
      askedBy: '',
      isAgain: false,
      person,
    }));
    await mailSignOffs(tx, services, { brand: caller.brand, orgId }, mails);
    const details = { policyId, version, people: open.length };
    if (open.length > 0)
      await auditCaller(tx, caller, now, { action: 'policy.sign-off-reminded', subject: policy.name, details });
    return open.length;
  });
  return { success: true, data: { reminded } };
}
