import type { askSignOff as askSignOffCall } from '@portal/contract/policies/sign-off.calls.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { findUserName, lockOrganisation } from '../../profile/public.ts';
import { findActiveVersion } from '../policy-versions.store.ts';
import { requireSignOff } from './has-sign-off.ts';
import { mailSignOffs } from './sign-off-mails.ts';
import { keepSignOffPeople, type SignOffPerson } from './sign-off-people.store.ts';
import { insertSignOffs } from './sign-offs.store.ts';

type Asked = {
  readonly policyId: string;
  readonly version: number;
  readonly name: string;
  readonly again?: ReadonlySet<string>;
};
type Asking = { readonly brand: Brand; readonly orgId: string; readonly byName: string };

/** Asks people to read and confirm the version of a policy that holds. */
export async function askSignOff(
  services: Services,
  caller: CallerOf<typeof askSignOffCall>,
  { policyId, version, people }: InputOf<typeof askSignOffCall>,
): Promise<AnswerOf<typeof askSignOffCall>> {
  const { database, clock } = services;

  const { orgId, userId } = caller.session;
  const asked = await database.inOrg(orgId, async (tx) => {
    await requireSignOff(services, tx);
    await lockOrganisation(tx);
    const active = await findActiveVersion(tx, policyId);
    if (active === undefined) throw new AppError('NOT_FOUND');
    if (active.version !== version) throw new AppError('SIGN_OFF_NEEDS_ACTIVE');
    // The first of several entries with one address holds, as it does in the training.
    const distinct = new Map(people.toReversed().map((person) => [person.email, person]));
    const kept = await keepSignOffPeople(tx, orgId, [...distinct.values()], clock.now());
    const byName = await findUserName(tx, userId);
    const told = await ask(tx, services, { policyId, version, name: active.name }, kept, {
      brand: caller.brand,
      orgId,
      byName,
    });
    await auditCaller(tx, caller, clock.now(), {
      action: 'policy.sign-off-asked',
      subject: active.name,
      details: { policyId, version, people: told },
    });
    return { asked: told, already: kept.length - told };
  });
  return { success: true, data: asked };
}

/**
 * Asks people about a version and emails those who were not asked about it yet; those in `again` are told that it has changed.
 * Answers how many are emailed.
 */
export async function ask(
  tx: OrgTransaction,
  services: Services,
  { policyId, version, name, again = new Set() }: Asked,
  people: readonly SignOffPerson[],
  { brand, orgId, byName }: Asking,
): Promise<number> {
  const at = services.clock.now();
  const ids = people.map(({ personId }) => personId);
  const on = dayOf(at, brand.timeZone);
  const asked = new Set(await insertSignOffs(tx, orgId, { policyId, version }, ids, { at, on, byName }));
  const mails = people
    .filter(({ personId }) => asked.has(personId))
    .map((person) => {
      const isAgain = again.has(person.personId);
      return { kind: 'sign-off-request', policies: [name], askedBy: byName, isAgain, person } as const;
    });
  await mailSignOffs(tx, services, { brand, orgId }, mails);
  return asked.size;
}
