import type {
  requireNewPassword as requireCall,
  sendTemporaryPassword as sendCall,
} from '@portal/contract/console/organisation.calls.ts';
import { chooseLanguage } from '@portal/domain/texts/languages.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Caller, Session } from '../../../call/caller.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { VerifiedIdentity } from '../../../providers/identity/identity-port.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { accountLanguage } from '../account-language.ts';
import { requireFreshProof } from '../sign-in/require-fresh-proof.ts';
import { deleteSessionsOfUser } from '../sign-in/sessions.store.ts';
import { findSubject, lockUser } from '../users.store.ts';

/** Mails a temporary password to somebody who asked the provider's staff for help; staff never sees or chooses it. */
export async function sendTemporaryPassword(
  services: Services,
  caller: CallerOf<typeof sendCall>,
  { cognitoId }: InputOf<typeof sendCall>,
): Promise<AnswerOf<typeof sendCall>> {
  // Staff's page tells nothing of who reads it, so that of whom nothing is known gets it in the brand's language.
  const asker = { brand: caller.brand, language: chooseLanguage([caller.brand.locale]) };
  await helpMember(services, caller, cognitoId, 'password.temporary-sent', async (tx, member) => {
    const language = await accountLanguage(tx, asker, member.email);
    await services.identity.sendTemporaryPassword(tx, caller.brand, member, language);
  });
  return { success: true };
}

/** Has somebody's password replaced by a code that is mailed at the next sign-in, such as after a leak. */
export async function requireNewPassword(
  services: Services,
  caller: CallerOf<typeof requireCall>,
  { cognitoId }: InputOf<typeof requireCall>,
): Promise<AnswerOf<typeof requireCall>> {
  await helpMember(services, caller, cognitoId, 'password.replacement-required', (tx, { subject }) =>
    services.identity.requireNewPassword(tx, subject),
  );
  return { success: true };
}

/** What both have in common: staff proves itself anew, helps members only, and the member is signed out everywhere. */
async function helpMember(
  services: Services,
  caller: Caller<Session>,
  userId: string,
  action: string,
  help: (tx: SystemTransaction, member: VerifiedIdentity) => Promise<void>,
): Promise<void> {
  await requireFreshProof(services, caller);
  await services.database.asSystem(async (tx) => {
    const user = await lockUser(tx, userId);
    const subject = user === undefined ? null : await findSubject(tx, userId);
    if (user === undefined || subject === null || user.is_staff) throw new AppError('NOT_FOUND');
    await help(tx, { subject, email: user.email });
    await deleteSessionsOfUser(tx, userId);
    await auditCaller(tx, caller, services.clock.now(), {
      action,
      subject: user.email,
      orgId: user.org_id,
      details: { service: true, staff: caller.session.email },
    });
  });
}
