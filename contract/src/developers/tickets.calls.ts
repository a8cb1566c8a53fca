import {
  GITHUB_ADDRESS,
  isProjectOf,
  MAX_DESK_TOKEN_CHARACTERS,
  MAX_PROJECT_CHARACTERS,
  TICKET_DESK_KINDS,
  TICKET_OUTCOMES,
  TICKET_STATES,
} from '@portal/domain/developers/ticket-desks.ts';
import { z } from 'zod';
import { email } from '../accounts/accounts.schemas.ts';
import { call, done, id, line, noInput, withData } from '../call.ts';
import { faults } from '../input-faults.texts.ts';
import { webhookAddress } from './webhooks.schemas.ts';

const own = { access: 'member', method: 'POST', closedToService: true } as const;
const deskErrors = [
  'TICKET_DESK_DENIED',
  'TICKET_DESK_PROJECT_UNKNOWN',
  'TICKET_DESK_PUBLIC',
  'TICKET_DESK_UNREACHABLE',
] as const;

/** The desk in which the firm's tickets are made; its token is never told again. */
export const readTicketDesk = call({
  access: 'member',
  method: 'GET',
  path: '/developers/ticketDesk',
  input: noInput,
  output: withData(
    z.object({
      desk: z
        .object({
          kind: z.enum(TICKET_DESK_KINDS),
          /** An email address, or where the desk answers. */
          address: z.string(),
          project: z.string(),
          account: z.string(),
          madeBy: z.string(),
          madeAt: z.string(),
          tickets: z.number(),
        })
        .nullable(),
    }),
  ),
  errors: [],
});

const project = line(MAX_PROJECT_CHARACTERS);
const token = line(MAX_DESK_TOKEN_CHARACTERS).min(1, faults.required.text);

/**
 * Sets the firm's desk, which is asked first whether it takes tickets. The same desk with another token keeps its tickets. It carries the
 * firm's data elsewhere, so a stolen session alone must not be enough.
 */
export const saveTicketDesk = call({
  ...own,
  path: '/developers/saveTicketDesk',
  freshProof: true,
  input: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('mail'), address: email }),
      z.object({ kind: z.literal('github'), address: webhookAddress.default(GITHUB_ADDRESS), project, token }),
      z.object({ kind: z.literal('jira'), address: webhookAddress, project, account: email, token }),
    ])
    .refine((desk) => desk.kind === 'mail' || isProjectOf(desk.kind, desk.project), {
      message: faults.wrong.text,
      path: ['project'],
    }),
  output: withData(
    z.object({
      /** What the desk calls when a ticket is closed, told this once; null for emails. */
      hook: z.object({ address: z.string(), secret: z.string() }).nullable(),
    }),
  ),
  errors: ['FRESH_SIGN_IN_NEEDED', 'TARGET_URL_NOT_PUBLIC', ...deskErrors],
  perMinute: 20,
});

/** Asks the desk whether it would take a ticket, or sends it an email that says that it is a test. */
export const testTicketDesk = call({
  ...own,
  path: '/developers/testTicketDesk',
  input: noInput,
  output: done,
  errors: ['NO_TICKET_DESK', ...deskErrors],
  perMinute: 10,
});

/** Parts with the desk and forgets which tickets were made there; the tickets themselves stay. */
export const removeTicketDesk = call({
  ...own,
  path: '/developers/removeTicketDesk',
  input: noInput,
  output: done,
  errors: ['NO_TICKET_DESK'],
});

/** The ticket of a finding in the firm's desk, if there is one. */
export const readTicket = call({
  access: 'member',
  module: 'monitoring',
  method: 'GET',
  path: '/developers/ticket/{findingId}',
  input: z.object({ findingId: id }),
  output: withData(
    z.object({
      hasDesk: z.boolean(),
      ticket: z
        .object({
          state: z.enum(TICKET_STATES),
          /** What the desk calls it; empty while it is being made. */
          key: z.string(),
          /** Its page in the desk; empty where it has none. */
          url: z.string(),
          madeBy: z.string(),
          madeAt: z.string(),
          closedAt: z.string().nullable(),
          /** What who works on it said by the link in its email; null where nobody has. */
          outcome: z.enum(TICKET_OUTCOMES).nullable(),
          /** As it was typed there; may be empty. */
          answeredBy: z.string(),
        })
        .nullable(),
    }),
  ),
  errors: [],
});

/** Makes a ticket of a finding in the firm's desk; one that is there already stays the only one. */
export const makeTicket = call({
  ...own,
  module: 'monitoring',
  path: '/developers/makeTicket',
  input: z.object({ findingId: id }),
  output: done,
  errors: ['NO_TICKET_DESK', ...deskErrors],
  perMinute: 30,
});
