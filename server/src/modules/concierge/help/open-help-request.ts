import { randomUUID } from 'node:crypto';
import type { openHelpRequest as openHelpRequestCall } from '@portal/contract/concierge/concierge.calls.ts';
import { helpRequestNumber } from '@portal/domain/concierge/help-request.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { auditCaller } from '../../audit/public.ts';
import { findUserName } from '../../profile/public.ts';
import type { ConciergeServices } from '../concierge-services.ts';
import { requireAbout } from './help-about.ts';
import { insertRequest } from './help-requests.store.ts';
import { addReply } from './send-help.ts';
import { tellConcierge } from './tell-concierge.ts';

/** Opens a request and tells the concierge that there is one; what was written stays in the portal. */
export async function openHelpRequest(
  services: ConciergeServices,
  caller: CallerOf<typeof openHelpRequestCall>,
  { subject, about: given, text, fileIds }: InputOf<typeof openHelpRequestCall>,
): Promise<AnswerOf<typeof openHelpRequestCall>> {
  const { database, clock } = services;

  const { orgId, userId } = caller.session;
  const at = clock.now();
  const helpRequestId = randomUUID();
  const number = await database.inOrg(orgId, async (tx) => {
    const about = await requireAbout(tx, { set: services.maturitySet('en'), say: sayFor(caller.brand) }, given);
    const userName = await findUserName(tx, userId);
    const ordinal = await insertRequest(tx, { helpRequestId, orgId, subject, about, userId, userName, at });
    const name = helpRequestNumber(ordinal);
    await addReply(tx, {
      orgId,
      helpRequestId,
      author: 'customer',
      authorId: userId,
      authorName: userName,
      text,
      at,
      fileIds,
    });
    await tellConcierge(tx, services, caller, { helpRequestId, number: name, kind: about.kind, isFirst: true });
    await auditCaller(tx, caller, at, { action: 'help.opened', subject: name, details: { helpRequestId } });
    return name;
  });
  return { success: true, data: { helpRequestId, number } };
}
