import type { openSignOff as openSignOffCall } from '@portal/contract/policies/sign-off.calls.ts';
import { whatStaffReads } from '@portal/domain/policies/part-for-everyone.ts';
import { readingMinutes } from '@portal/domain/policies/reading-minutes.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { findOrganisationName, languageOfVisit } from '../../profile/public.ts';
import { withPerson } from './person-of-link.ts';
import { listSignOffsOfPerson } from './sign-offs-of-person.store.ts';

/** What somebody is asked to confirm, and what they have confirmed. */
export async function openSignOff(
  services: Services,
  caller: CallerOf<typeof openSignOffCall>,
  { token, language: chosenLanguage }: InputOf<typeof openSignOffCall>,
): Promise<AnswerOf<typeof openSignOffCall>> {
  return withPerson(services, token, async (tx, person, orgId) => {
    const visit = {
      orgId,
      email: person.email,
      chosenLanguage,
      pageLanguage: caller.language,
      at: services.clock.now(),
    };
    const language = await languageOfVisit(tx, visit);
    const rows = await listSignOffsOfPerson(tx, person.personId);
    const policies = rows.map((row) => ({
      policyId: row.policy_id,
      name: row.name,
      textLanguage: row.template === null ? null : row.language,
      version: row.version,
      readingMinutes: readingMinutes(whatStaffReads(row.approved_text ?? '')),
      askedAt: row.asked_at.toISOString(),
      acknowledgedAt: row.acknowledged_at?.toISOString() ?? null,
      carriedFrom: row.carried_from,
    }));
    return {
      success: true,
      data: { language, name: person.name, organisation: await findOrganisationName(tx), policies },
    };
  });
}
