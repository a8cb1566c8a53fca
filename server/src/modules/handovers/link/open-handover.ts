import type {
  noteHandoverOpened as noteHandoverOpenedCall,
  openHandover as openHandoverCall,
} from '@portal/contract/handovers/handovers.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { findOrganisationName, languageOfVisit } from '../../profile/public.ts';
import type { HandoversServices } from '../handovers-services.ts';
import { helperPoints } from './helper-point.ts';
import { logHelper, withLink } from './with-link.ts';

/** What a link shows; that it was asked for changes nothing. */
export async function openHandover(
  services: HandoversServices,
  { brand, language }: CallerOf<typeof openHandoverCall>,
  { token }: InputOf<typeof openHandoverCall>,
): Promise<AnswerOf<typeof openHandoverCall>> {
  const say = sayFor(brand, language);
  return withLink(services, token, async (tx, { handover, points, orgId }) => ({
    success: true,
    data: {
      organisation: handover.shows_firm ? await findOrganisationName(tx) : null,
      sentBy: handover.shows_firm ? handover.made_by_name : null,
      name: handover.helper_name,
      note: handover.note,
      expiresAt: handover.expires_at.toISOString(),
      points: await helperPoints(services, tx, { orgId, say }, points),
    },
  }));
}

/** Notes that a person has the page before them. */
export async function noteHandoverOpened(
  services: HandoversServices,
  caller: CallerOf<typeof noteHandoverOpenedCall>,
  { token, language: chosenLanguage }: InputOf<typeof noteHandoverOpenedCall>,
): Promise<AnswerOf<typeof noteHandoverOpenedCall>> {
  await withLink(services, token, async (tx, opened) => {
    const { handover, orgId, now: at } = opened;
    const visit = { orgId, email: handover.helper_email, chosenLanguage, pageLanguage: caller.language, at };
    await languageOfVisit(tx, visit);
    await logHelper(tx, caller, opened, null);
  });
  return { success: true };
}
