import { z } from 'zod';
import { call, done, id, line, lines, noInput, withData } from '../call.ts';
import { pageOfList, version } from '../console/console.schemas.ts';
import { faults } from '../input-faults.texts.ts';
import { audience, colleague, publicationState, staffMessage, staffMessageRow } from './console-concierge.schemas.ts';

const staff = { access: 'staff', permission: 'experts.work', customers: 'named' } as const;
const chosen = { conciergeMessageId: id, version } as const;

/** What the concierge's forms choose from: plans, brands, and colleagues who can be given a request. */
export const conciergeChoices = call({
  ...staff,
  customers: 'none',
  method: 'GET',
  path: '/console/conciergeChoices',
  input: noInput,
  output: withData(
    z.object({
      plans: z.array(z.object({ planId: z.string(), planName: z.string() })),
      brands: z.array(z.object({ brandId: z.string(), name: z.string() })),
      colleagues: z.array(colleague),
      /** Whether the caller may write to everybody, and not only to customers by name. */
      reachesAll: z.boolean(),
    }),
  ),
  errors: [],
});

/** Messages to customers, newest first. */
export const listConciergeMessages = call({
  ...staff,
  customers: 'listed',
  method: 'GET',
  path: '/console/conciergeMessages',
  input: pageOfList.extend({ state: publicationState.optional() }),
  output: withData(z.object({ total: z.number(), pageSize: z.number(), messages: z.array(staffMessageRow) })),
  errors: [],
});

export const readConciergeMessage = call({
  ...staff,
  method: 'GET',
  path: '/console/conciergeMessage',
  input: z.object({ conciergeMessageId: id }),
  output: withData(staffMessage),
  errors: [],
});

/** Makes a draft of a message, or changes one; a published one keeps its audience. */
export const saveConciergeMessage = call({
  ...staff,
  method: 'POST',
  path: '/console/saveConciergeMessage',
  input: z.object({
    conciergeMessageId: id.nullable().default(null),
    /** Of the message that is changed; 0 for a new one. */
    version: version.default(0),
    title: line(150).min(1, faults.title.text),
    body: lines(50_000).min(1, faults.someText.text),
    audience,
  }),
  maxBodyKilobytes: 288,
  output: withData(z.object({ conciergeMessageId: id, version, reaches: z.number() })),
  errors: ['CHANGED_ELSEWHERE', 'MESSAGE_WITHDRAWN', 'AUDIENCE_UNKNOWN'],
});

/** Brings a draft to its audience, who are told by mail; one for everybody also reaches who signs up within 30 days. */
export const publishConciergeMessage = call({
  ...staff,
  method: 'POST',
  path: '/console/publishConciergeMessage',
  input: z.object(chosen),
  output: done,
  errors: ['CHANGED_ELSEWHERE', 'MESSAGE_IS_PUBLISHED', 'MESSAGE_WITHDRAWN', 'AUDIENCE_EMPTY'],
});

/** Takes a published message back from everybody. */
export const withdrawConciergeMessage = call({
  ...staff,
  method: 'POST',
  path: '/console/withdrawConciergeMessage',
  input: z.object(chosen),
  output: done,
  errors: ['CHANGED_ELSEWHERE', 'MESSAGE_NOT_PUBLISHED', 'MESSAGE_WITHDRAWN'],
});

export const deleteConciergeMessage = call({
  ...staff,
  method: 'POST',
  path: '/console/deleteConciergeMessage',
  input: z.object(chosen),
  output: done,
  errors: ['CHANGED_ELSEWHERE', 'MESSAGE_IS_PUBLISHED', 'MESSAGE_WITHDRAWN'],
});

/** Which customers have a message and who of them has read it, by name; those who have not come first. */
export const listMessageReceipts = call({
  ...staff,
  method: 'GET',
  path: '/console/messageReceipts',
  input: pageOfList.extend({ conciergeMessageId: id }),
  output: withData(
    z.object({
      total: z.number(),
      pageSize: z.number(),
      receipts: z.array(
        z.object({
          orgId: id,
          companyName: z.string(),
          deliveredAt: z.string(),
          people: z.number(),
          readers: z.array(z.object({ name: z.string(), readAt: z.string() })),
        }),
      ),
    }),
  ),
  errors: [],
});
