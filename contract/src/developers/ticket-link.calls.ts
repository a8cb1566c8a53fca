import { MAX_ANSWERED_BY_CHARACTERS, TICKET_OUTCOMES } from '@portal/domain/developers/ticket-desks.ts';
import { z } from 'zod';
import { call, line, linkToken, withData } from '../call.ts';

/** Calls of people who work on a ticket that came by email and have no account: its link says which one. */
const personal = { access: 'public', method: 'POST', errors: ['TICKET_LINK_INVALID'] } as const;
const told = withData(
  z.object({
    /** What the portal calls the ticket, such as "CS-1A2B3C4D". */
    key: z.string(),
    title: z.string(),
    websiteName: z.string(),
    endsAt: z.string(),
    /** What was said so far; null where nothing was. */
    outcome: z.enum(TICKET_OUTCOMES).nullable(),
  }),
);

/** What a link shows. It changes nothing, so that a program that follows links leaves no trace. */
export const openTicketLink = call({
  ...personal,
  path: '/ticketLink/open',
  isPassive: true,
  input: z.object({ token: linkToken }),
  output: told,
  perMinute: 120,
});

/** Says that the work is done, or that it will not be; another word can follow. It fixes no finding: the next scan tells. */
export const answerTicketLink = call({
  ...personal,
  path: '/ticketLink/answer',
  input: z.object({
    token: linkToken,
    outcome: z.enum(TICKET_OUTCOMES),
    /** Of who says it, as they like to be called. */
    name: line(MAX_ANSWERED_BY_CHARACTERS).default(''),
  }),
  output: told,
  perMinute: 20,
});
