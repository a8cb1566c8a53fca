import type {
  readSignOn as readSignOnCall,
  saveSignOn as saveSignOnCall,
} from '@portal/contract/accounts/sign-on.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import { seal } from '../../../system/sealed-box.ts';
import { auditCaller } from '../../audit/public.ts';
import { domainView, listDomains, listProvedDomains } from '../../phishing/public.ts';
import { requireFreshProof } from '../sign-in/require-fresh-proof.ts';
import { directoryOf, LOGOUT_PATH, redirectUriOf, refusalOf } from './directory-of.ts';
import { findSignOn, listPeople, replaceKeepers, saveSignOnSettings } from './sign-on.store.ts';

/** How the caller's firm signs in by its directory, and what that has to be told. */
export async function readSignOn(
  services: Services,
  caller: CallerOf<typeof readSignOnCall>,
): Promise<AnswerOf<typeof readSignOnCall>> {
  const { database, clock, config } = services;

  const { orgId } = caller.session;
  const [row, domains] = await database.inOrg(orgId, async (tx) => [
    await findSignOn(tx, orgId),
    await listDomains(tx),
  ]);
  const people = await database.onceAsSystem((tx) => listPeople(tx, orgId));
  return {
    success: true,
    data: {
      issuer: row?.issuer ?? '',
      clientId: row?.client_id ?? '',
      hasSecret: row !== undefined,
      isOn: row?.is_on ?? false,
      admitsNew: row?.admits_new ?? false,
      asksSecondFactor: row?.asks_second_factor ?? false,
      isEnforced: row?.is_enforced ?? false,
      revision: row?.revision ?? 0,
      redirectUri: redirectUriOf(services, caller),
      logoutUri: `${brandOrigin(caller.brand, config.publicUrl)}${LOGOUT_PATH}/${orgId}`,
      domains: domains.map((domain) => domainView(domain, clock.now())),
      people: people.map((person) => ({
        userId: person.user_id,
        name: `${person.first_name} ${person.last_name}`.trim() || person.email,
        hasSecondFactor: person.factor_of !== null,
        isKeeper: person.keeper_of !== null,
      })),
    },
  };
}

/**
 * Sets the directory. Turned on, it is asked who it is before anything is stored, and a domain has to be proved; as the only
 * way in it needs somebody who keeps another one, with a second factor.
 */
export async function saveSignOn(
  services: Services,
  caller: CallerOf<typeof saveSignOnCall>,
  input: InputOf<typeof saveSignOnCall>,
): Promise<AnswerOf<typeof saveSignOnCall>> {
  const { database, clock, signOn, signOnKey } = services;

  await requireFreshProof(services, caller);
  const { orgId, email } = caller.session;
  const now = clock.now();
  const before = await database.onceInOrg(orgId, (tx) => findSignOn(tx, orgId));
  // A secret that is kept goes to the directory that it was given for.
  const isKept = input.secret === '' && before?.issuer === input.issuer && before.client_id === input.clientId;
  if (input.secret === '' && !isKept) throw new AppError('SIGN_ON_SECRET_MISSING', { field: 'secret' });
  const settings = {
    org_id: orgId,
    issuer: input.issuer,
    client_id: input.clientId,
    sealed_secret: isKept && before ? before.sealed_secret : seal(signOnKey, input.secret),
    is_on: input.isOn,
    admits_new: input.admitsNew,
    asks_second_factor: input.asksSecondFactor,
    is_enforced: input.isOn && input.isEnforced,
    changed_at: now,
  };
  const people = await database.onceAsSystem((tx) => listPeople(tx, orgId));
  const own = people.filter((person) => input.keepers.includes(person.user_id));
  if (own.length !== new Set(input.keepers).size) throw new AppError('NOT_FOUND');
  if (settings.is_enforced && !own.some(({ factor_of: factor }) => factor !== null))
    throw new AppError('SIGN_ON_KEEPER_MISSING', { field: 'keepers' });
  if (input.isOn) {
    const domains = await database.inOrg(orgId, (tx) => listProvedDomains(tx, now));
    if (domains.size === 0) throw new AppError('SIGN_ON_DOMAIN_MISSING');
    const directory = directoryOf(services, { ...settings, revision: input.revision });
    await signOn.begin(directory, redirectUriOf(services, caller), email).catch((error: unknown) => {
      throw refusalOf(services, error);
    });
  }
  await database.inOrg(orgId, async (tx) => {
    if (!(await saveSignOnSettings(tx, settings, input.revision))) throw new AppError('SIGN_ON_CHANGED');
    await replaceKeepers(tx, orgId, input.keepers);
    await auditCaller(tx, caller, now, {
      action: 'sign-on.changed',
      subject: settings.issuer,
      details: { isOn: settings.is_on, admitsNew: settings.admits_new, isEnforced: settings.is_enforced },
    });
  });
  return { success: true };
}
