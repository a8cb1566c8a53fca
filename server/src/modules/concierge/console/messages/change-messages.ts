import { randomUUID } from 'node:crypto';
import type {
  deleteConciergeMessage as deleteConciergeMessageCall,
  publishConciergeMessage,
  saveConciergeMessage,
  withdrawConciergeMessage,
} from '@portal/contract/concierge/staff-messages.calls.ts';
import type { ErrorCode } from '@portal/contract/errors.ts';
import type { MessageAudience } from '@portal/domain/concierge/message-audience.ts';
import { AppError } from '../../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../../call/bind-call.ts';
import type { SystemTransaction } from '../../../../database/database.ts';
import { planIdOf } from '../../../plans/public.ts';
import { findUserName } from '../../../profile/public.ts';
import { checkedMarkdown } from '../../checked-markdown.ts';
import type { ConciergeServices } from '../../concierge-services.ts';
import { auditInside } from '../audit-staff.ts';
import { stateOf } from '../chosen-weaknesses.ts';
import { listLivingIds } from '../organisations.store.ts';
import type { PublicationState } from '../weaknesses.store.ts';
import { deliverSome } from './deliver-messages.ts';
import {
  countAudience,
  deleteMessage,
  insertMessage,
  type LockedMessage,
  lockMessage,
  updateDeliveries,
  updateMessage,
} from './messages.store.ts';

/** Makes a draft, or changes a message; customers who have it see the new text, and it stays read where it was read. */
export async function saveMessage(
  services: ConciergeServices,
  caller: CallerOf<typeof saveConciergeMessage>,
  { conciergeMessageId, version, title, body: given, audience }: InputOf<typeof saveConciergeMessage>,
): Promise<AnswerOf<typeof saveConciergeMessage>> {
  const { database, clock } = services;

  const body = checkedMarkdown(given, 'body');
  const at = clock.now();
  const messageId = conciergeMessageId ?? randomUUID();
  const data = await database.asSystem(async (tx) => {
    if (conciergeMessageId === null) {
      await requireAudience(tx, services, audience);
      const byName = await findUserName(tx, caller.session.userId);
      await insertMessage(tx, { messageId, title, body, audience, at, byName });
    } else {
      const row = await lockUnchanged(tx, messageId, version);
      if (stateOf(row) === 'withdrawn') throw new AppError('MESSAGE_WITHDRAWN');
      const isDraft = stateOf(row) === 'draft';
      if (isDraft) await requireAudience(tx, services, audience);
      await updateMessage(tx, messageId, { title, body, ...(isDraft ? { audience } : {}) });
      if (!isDraft) await updateDeliveries(tx, messageId, { title, body });
    }
    await auditInside(tx, caller, at, {
      action: conciergeMessageId === null ? 'concierge-message.drafted' : 'concierge-message.changed',
      subject: title,
      details: { messageId },
    });
    return { conciergeMessageId: messageId, version: version + 1, reaches: await countAudience(tx, audience) };
  });
  return { success: true, data };
}

/** Brings a draft to its audience: the first customers at once, the others by periodic work. */
export async function publishMessage(
  services: ConciergeServices,
  caller: CallerOf<typeof publishConciergeMessage>,
  { conciergeMessageId: messageId, version }: InputOf<typeof publishConciergeMessage>,
): Promise<AnswerOf<typeof publishConciergeMessage>> {
  const { database, clock } = services;

  const at = clock.now();
  await database.asSystem(async (tx) => {
    const row = await lockInState(tx, messageId, version, 'draft');
    const reaches = await countAudience(tx, row.audience);
    if (reaches === 0) throw new AppError('AUDIENCE_EMPTY');
    await updateMessage(tx, messageId, { published_at: at });
    await deliverSome(tx, services, { ...row, published_at: at }, at);
    await auditInside(tx, caller, at, {
      action: 'concierge-message.published',
      subject: row.title,
      details: { messageId, reaches },
    });
  });
  return { success: true };
}

export async function withdrawMessage(
  { database, clock }: ConciergeServices,
  caller: CallerOf<typeof withdrawConciergeMessage>,
  { conciergeMessageId: messageId, version }: InputOf<typeof withdrawConciergeMessage>,
): Promise<AnswerOf<typeof withdrawConciergeMessage>> {
  const at = clock.now();
  await database.asSystem(async (tx) => {
    const row = await lockInState(tx, messageId, version, 'published');
    await updateMessage(tx, messageId, { withdrawn_at: at });
    await updateDeliveries(tx, messageId, { withdrawn_at: at });
    await auditInside(tx, caller, at, {
      action: 'concierge-message.withdrawn',
      subject: row.title,
      details: { messageId },
    });
  });
  return { success: true };
}

export async function deleteConciergeMessage(
  { database, clock }: ConciergeServices,
  caller: CallerOf<typeof deleteConciergeMessageCall>,
  { conciergeMessageId: messageId, version }: InputOf<typeof deleteConciergeMessageCall>,
): Promise<AnswerOf<typeof deleteConciergeMessageCall>> {
  await database.asSystem(async (tx) => {
    const row = await lockInState(tx, messageId, version, 'draft');
    await deleteMessage(tx, messageId);
    await auditInside(tx, caller, clock.now(), {
      action: 'concierge-message.deleted',
      subject: row.title,
      details: { messageId },
    });
  });
  return { success: true };
}

const REFUSALS = {
  draft: 'MESSAGE_NOT_PUBLISHED',
  published: 'MESSAGE_IS_PUBLISHED',
  withdrawn: 'MESSAGE_WITHDRAWN',
} as const satisfies Readonly<Record<PublicationState, ErrorCode>>;

async function lockInState(tx: SystemTransaction, messageId: string, version: number, wanted: PublicationState) {
  const row = await lockUnchanged(tx, messageId, version);
  const state = stateOf(row);
  if (state !== wanted) throw new AppError(REFUSALS[state]);
  return row;
}

async function lockUnchanged(tx: SystemTransaction, messageId: string, version: number): Promise<LockedMessage> {
  const row = await lockMessage(tx, messageId);
  if (row === undefined) throw new AppError('NOT_FOUND');
  if (row.version !== version) throw new AppError('CHANGED_ELSEWHERE');
  return row;
}

/** @throws AppError AUDIENCE_UNKNOWN when something of it is not there */
async function requireAudience(
  tx: SystemTransaction,
  { plans, brands }: ConciergeServices,
  audience: MessageAudience,
): Promise<void> {
  if (audience.kind === 'all') return;
  const wanted = [...new Set(audience.ids)];
  const known = await knownIds(tx, { plans, brands }, { kind: audience.kind, ids: wanted });
  if (wanted.some((id) => !known.includes(id))) throw new AppError('AUDIENCE_UNKNOWN', { field: 'audience' });
}

async function knownIds(
  tx: SystemTransaction,
  { plans, brands }: Pick<ConciergeServices, 'plans' | 'brands'>,
  { kind, ids }: Exclude<MessageAudience, { kind: 'all' }>,
): Promise<string[]> {
  switch (kind) {
    case 'organisations':
      return listLivingIds(tx, ids);
    case 'plans':
      return plans.catalogue.plans.map(planIdOf);
    case 'brands':
      return (await brands.list()).map(({ brandId }) => brandId);
  }
}
