import type {
  conciergeChoices,
  listConciergeMessages as listConciergeMessagesCall,
  listMessageReceipts as listMessageReceiptsCall,
  readConciergeMessage,
} from '@portal/contract/concierge/staff-messages.calls.ts';
import { AppError } from '../../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../../call/bind-call.ts';
import { readMarkdown } from '../../../../documents/read-markdown.ts';
import { planIdOf } from '../../../plans/public.ts';
import type { ConciergeServices } from '../../concierge-services.ts';
import { CONSOLE_PAGE_SIZE, consoleSlice } from '../console-page-size.ts';
import { listColleagues } from '../organisations.store.ts';
import { listReceipts } from './message-receipts.store.ts';
import { countAudience, findMessage, listMessages, listNamedOrganisations, type MessageRow } from './messages.store.ts';

/** What the concierge's forms choose from. */
export async function readConciergeChoices(
  { database, brands, plans }: ConciergeServices,
  { customers }: CallerOf<typeof conciergeChoices>,
): Promise<AnswerOf<typeof conciergeChoices>> {
  return {
    success: true,
    data: {
      plans: plans.catalogue.plans.map((plan) => ({ planId: planIdOf(plan), planName: plan.planDetail.planName })),
      brands: (await brands.list()).map(({ brandId, brandNameLong }) => ({ brandId, name: brandNameLong })),
      colleagues: await database.onceAsSystem(listColleagues),
      reachesAll: customers === 'all',
    },
  };
}

export async function listConciergeMessages(
  { database }: ConciergeServices,
  { customers: seen }: CallerOf<typeof listConciergeMessagesCall>,
  { page, ...filter }: InputOf<typeof listConciergeMessagesCall>,
): Promise<AnswerOf<typeof listConciergeMessagesCall>> {
  const { total, rows } = await database.asSystem((tx) => listMessages(tx, { ...filter, seen, ...consoleSlice(page) }));
  return { success: true, data: { total, pageSize: CONSOLE_PAGE_SIZE, messages: rows.map(toRow) } };
}

const toRow = (row: MessageRow) => ({
  conciergeMessageId: row.message_id,
  title: row.title,
  state: row.state,
  // The schema's lists may be written to, the rule's may not.
  audience: row.audience.kind === 'all' ? row.audience : { ...row.audience, ids: [...row.audience.ids] },
  publishedAt: row.published_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by_name,
  delivered: row.delivered,
  readBy: row.read_by,
  version: row.version,
});

export async function readMessage(
  { database }: ConciergeServices,
  _caller: CallerOf<typeof readConciergeMessage>,
  { conciergeMessageId }: InputOf<typeof readConciergeMessage>,
): Promise<AnswerOf<typeof readConciergeMessage>> {
  const { row, reaches, named } = await database.asSystem(async (tx) => {
    const found = await findMessage(tx, conciergeMessageId);
    if (found === undefined) throw new AppError('NOT_FOUND');
    const { audience } = found;
    return {
      row: found,
      reaches: await countAudience(tx, audience),
      named: audience.kind === 'organisations' ? await listNamedOrganisations(tx, audience.ids) : [],
    };
  });
  return {
    success: true,
    data: {
      ...toRow(row),
      body: row.body,
      text: await readMarkdown(row.body),
      withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
      reaches,
      organisations: named.map((one) => ({ orgId: one.org_id, companyName: one.company_name })),
    },
  };
}

/** Which customers have a message and who of them has read it. */
export async function listMessageReceipts(
  { database }: ConciergeServices,
  _caller: CallerOf<typeof listMessageReceiptsCall>,
  { conciergeMessageId, search, page }: InputOf<typeof listMessageReceiptsCall>,
): Promise<AnswerOf<typeof listMessageReceiptsCall>> {
  const { total, rows } = await database.asSystem(async (tx) => {
    if ((await findMessage(tx, conciergeMessageId)) === undefined) throw new AppError('NOT_FOUND');
    return listReceipts(tx, conciergeMessageId, { search, ...consoleSlice(page) });
  });
  const receipts = rows.map((row) => ({
    orgId: row.org_id,
    companyName: row.company_name,
    deliveredAt: row.delivered_at.toISOString(),
    people: row.people,
    readers: row.readers.map(({ name, readAt }) => ({ name, readAt: new Date(readAt).toISOString() })),
  }));
  return { success: true, data: { total, pageSize: CONSOLE_PAGE_SIZE, receipts } };
}
