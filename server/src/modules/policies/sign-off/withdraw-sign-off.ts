import type { withdrawSignOff as withdrawSignOffCall } from '@portal/contract/policies/sign-off.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { findVersion } from '../policy-versions.store.ts';
import { requireSignOff } from './has-sign-off.ts';
import { findSignOffPerson } from './sign-off-people.store.ts';
import { withdrawOpenSignOffs } from './sign-offs.store.ts';

/** Asks somebody no longer; what was confirmed stays. */
export async function withdrawSignOff(
  services: Services,
  caller: CallerOf<typeof withdrawSignOffCall>,
  { policyId, version, personId }: InputOf<typeof withdrawSignOffCall>,
): Promise<AnswerOf<typeof withdrawSignOffCall>> {
  const { database, clock } = services;

  await database.inOrg(caller.session.orgId, async (tx) => {
    await requireSignOff(services, tx);
    const policy = await findVersion(tx, policyId, version);
    const person = await findSignOffPerson(tx, personId);
    if (policy === undefined || person === null) throw new AppError('NOT_FOUND');
    const withdrawn = await withdrawOpenSignOffs(tx, policyId, clock.now(), { version, personId });
    if (withdrawn === 0) return;
    await auditCaller(tx, caller, clock.now(), {
      action: 'policy.sign-off-withdrawn',
      subject: policy.name,
      details: { policyId, version, person: person.email },
    });
  });
  return { success: true };
}
