import type { saveSignOn as saveSignOnCall } from '@portal/contract/accounts/sign-on.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { InputOf } from '../../../call/bind-call.ts';
import type { Caller, MemberSession } from '../../../call/caller.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { listProvedDomains } from '../../phishing/public.ts';
import { requireAnswer } from './directory-access.ts';
import { requireKeepers } from './require-keepers.ts';
import { type DirectoryRow, replaceKeepers, saveSignOnSettings } from './sign-on.store.ts';

/** What a firm chooses, whatever its directory speaks. */
type Choices = Pick<
  InputOf<typeof saveSignOnCall>,
  'isOn' | 'admitsNew' | 'asksSecondFactor' | 'isEnforced' | 'keepers' | 'revision'
>;

/**
 * Stores how a firm signs in. Turned on, the directory is asked who it is before anything is stored, and a domain has to be proved; as the
 * only way in it needs somebody who keeps another one, with a second factor.
 */
export async function storeSignOn(
  services: Services,
  caller: Caller<MemberSession>,
  choices: Choices,
  access: DirectoryRow,
): Promise<void> {
  const { database, clock } = services;

  const { orgId, email } = caller.session;
  const now = clock.now();
  const settings = {
    org_id: orgId,
    ...access,
    is_on: choices.isOn,
    admits_new: choices.admitsNew,
    asks_second_factor: choices.asksSecondFactor,
    is_enforced: choices.isOn && choices.isEnforced,
    changed_at: now,
  };
  await requireKeepers(services, orgId, choices.keepers, settings.is_enforced);
  if (choices.isOn) {
    const domains = await database.inOrg(orgId, (tx) => listProvedDomains(tx, now));
    if (domains.size === 0) throw new AppError('SIGN_ON_DOMAIN_MISSING');
    await requireAnswer(services, caller, { ...settings, directory_id: orgId }, email);
  }
  await database.inOrg(orgId, async (tx) => {
    if (!(await saveSignOnSettings(tx, settings, choices.revision))) throw new AppError('SIGN_ON_CHANGED');
    await replaceKeepers(tx, orgId, choices.keepers);
    await auditCaller(tx, caller, now, {
      action: 'sign-on.changed',
      subject: settings.issuer,
      details: {
        ...{ isOn: settings.is_on, admitsNew: settings.admits_new, isEnforced: settings.is_enforced },
        protocol: settings.protocol,
      },
    });
  });
}
