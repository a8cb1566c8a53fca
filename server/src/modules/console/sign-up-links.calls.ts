import * as contract from '@portal/contract/console/sign-up-links.calls.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { cancelSentSignUpLink, inviteToSignUp, listSignUpLinks, resendSignUpLink } from '../accounts/public.ts';
import { PAGE_SIZE, sliceOf } from './page-of-list.ts';
import { signUpLinksCsvCalls } from './sign-up-links/sign-up-links-csv.ts';

type LinkRow = Awaited<ReturnType<typeof listSignUpLinks>>['rows'][number];

/** Calls by which staff lets people sign up. */
export const staffSignUpLinksCalls: readonly BoundCall<Services>[] = [
  bind(contract.listSignUpLinks).to(listSignUpLinksPage),
  ...signUpLinksCsvCalls,
  bind(contract.createSignUpLink).to(inviteToSignUp),
  bind(contract.resendSignUpLink).to(resendSignUpLink),
  bind(contract.cancelSignUpLink).to(cancelSentSignUpLink),
];

async function listSignUpLinksPage(
  { database, clock }: Services,
  _caller: CallerOf<typeof contract.listSignUpLinks>,
  page: InputOf<typeof contract.listSignUpLinks>,
): Promise<AnswerOf<typeof contract.listSignUpLinks>> {
  const { total, rows } = await database.asSystem((tx) => listSignUpLinks(tx, sliceOf(page)));
  const links = rows.map((row) => ({
    signUpLinkId: row.link_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    companyName: row.company_name,
    subscriptionId: row.subscription_id,
    status: statusOf(row, clock.now()),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    createdBy: row.maker_name,
    lastEvent:
      row.event_type === null || row.received_at === null
        ? null
        : { eventType: row.event_type, receivedAt: row.received_at.toISOString() },
  }));
  return { success: true, data: { total, pageSize: PAGE_SIZE, links } };
}

function statusOf(row: LinkRow, now: Date): 'pending' | 'expired' | 'used' | 'finished' | 'cancelled' {
  if (row.finished_at !== null) return 'finished';
  return row.status === 'pending' && row.expires_at <= now ? 'expired' : row.status;
}
