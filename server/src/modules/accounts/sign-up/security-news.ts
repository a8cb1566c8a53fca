import type {
  readSecurityNews as readSecurityNewsCall,
  takeBackSecurityNews as takeBackSecurityNewsCall,
} from '@portal/contract/accounts/security-news.calls.ts';
import type { AnswerOf, CallerOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { findSecurityNewsConsent, takeBackSecurityNewsConsents } from './security-news.store.ts';

/** Tells whether the caller agreed to security news at sign-up. */
export async function readSecurityNews(
  { database }: Services,
  { session }: CallerOf<typeof readSecurityNewsCall>,
): Promise<AnswerOf<typeof readSecurityNewsCall>> {
  const agreedAt = await database.onceAsSystem((tx) => findSecurityNewsConsent(tx, session.userId));
  return { success: true, data: { agreedAt: agreedAt?.toISOString() ?? null } };
}

/** Takes the caller's consent back, as its words promise. */
export async function takeBackSecurityNews(
  { database, clock }: Services,
  caller: CallerOf<typeof takeBackSecurityNewsCall>,
): Promise<AnswerOf<typeof takeBackSecurityNewsCall>> {
  const { userId, email } = caller.session;
  const now = clock.now();
  await database.asSystem(async (tx) => {
    if (!(await takeBackSecurityNewsConsents(tx, userId, now))) return;
    await auditCaller(tx, caller, now, { action: 'consent.security-news-taken-back', subject: email });
  });
  return { success: true };
}
