import {
  DESK_FIELD_KINDS,
  MAX_DESK_FIELDS,
  MAX_FIELD_VALUE_CHARACTERS,
} from '@portal/domain/developers/desk-fields.ts';
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
  'TICKET_DESK_FIELDS_MISSING',
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

/** What fields that the project requires besides are filled with. */
const fields = z
  .array(z.object({ id: line(100), value: line(MAX_FIELD_VALUE_CHARACTERS) }))
  .max(MAX_DESK_FIELDS)
  .default([]);

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
      z.object({ kind: z.literal('jira'), address: webhookAddress, project, account: email, token, fields }),
    ])
    .refine((desk) => desk.kind === 'mail' || isProjectOf(desk.kind, desk.project), {
      message: faults.wrong.text,
      path: ['project'],
    }),
  output: withData(
    z.object({
      /** What the desk calls when a ticket is closed, told this once; null for emails. */
      hook: z.object({ address: z.string(), secret: z.string() }).nullable(),
      /** Fields that its tickets need; while there are any, nothing was saved, and the same call with `fields` saves it. */
      asks: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          kind: z.enum(DESK_FIELD_KINDS),
          options: z.array(z.object({ id: z.string(), name: z.string() })),
          /** What was given does not fit. */
          isWrong: z.boolean(),
        }),
      ),
    }),
  ),
  errors: ['FRESH_SIGN_IN_NEEDED', 'TARGET_URL_NOT_PUBLIC', 'TICKET_DESK_FIELDS', ...deskErrors],
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
