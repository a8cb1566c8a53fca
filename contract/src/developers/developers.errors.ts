import type { ErrorTable } from '../errors.ts';

/** Errors of the public interface, of tokens and of webhooks. */
export const DEVELOPERS_ERRORS = {
  TOKEN_REJECTED: { status: 401, message: 'Send a valid token: “Authorization: Bearer csp_…”.' },
  SCOPE_MISSING: { status: 403, message: 'This token does not have the permission “{scope}”.' },
  ORIGIN_REJECTED: { status: 403, message: 'Pages on other websites cannot use this address.' },
  IDEMPOTENCY_KEY_INVALID: {
    status: 400,
    message: 'An idempotency key must have 1 to 100 letters, digits, hyphens or underscores.',
  },
  IDEMPOTENCY_KEY_REUSED: { status: 422, message: 'This idempotency key was used for a different request.' },
  IDEMPOTENCY_KEY_BUSY: { status: 409, message: 'A request with this idempotency key is still being processed.' },
  TOO_MANY_TOKENS: { status: 409, message: 'You already have {maximum} active tokens. Revoke one first.' },
  TOO_MANY_WEBHOOKS: { status: 409, message: 'You already have {maximum} webhooks. Remove one first.' },
  TOO_MANY_ALERT_CHANNELS: { status: 409, message: 'You already have {maximum} channels. Remove one first.' },
  WEBHOOK_OFF: { status: 409, message: 'This webhook is turned off. Turn it on first.' },
  NO_TICKET_DESK: {
    status: 409,
    message: 'You have not set up a ticketing system yet. An admin can do so under Integrations.',
  },
  TICKET_DESK_DENIED: {
    status: 409,
    message: 'Your ticketing system did not accept the token. Enter a new one under Integrations.',
  },
  TICKET_DESK_PROJECT_UNKNOWN: {
    status: 409,
    message: 'Your ticketing system does not recognize this project, or the token cannot create tickets in it.',
  },
  TICKET_DESK_PUBLIC: {
    status: 409,
    message: 'Anyone on the internet can read this repository. Choose a private one for tickets about security.',
  },
  TICKET_DESK_FIELDS: {
    status: 409,
    message:
      'Tickets in this project require fields that the portal cannot fill in: {fields}. Make them optional in Jira, or choose another project.',
  },
  TICKET_DESK_FIELDS_MISSING: {
    status: 409,
    message: 'Your ticketing system requires more fields than the portal fills in. Set it up again under Integrations.',
  },
  TICKET_DESK_UNREACHABLE: {
    status: 503,
    message: 'Your ticketing system could not be reached. No ticket was created. Please try again later.',
  },
  TICKET_LINK_INVALID: {
    status: 404,
    message: 'This link no longer works. Please ask the company that sent you the ticket.',
  },
} as const satisfies ErrorTable;

declare module '../errors.ts' {
  interface ErrorTables {
    readonly developers: typeof DEVELOPERS_ERRORS;
  }
}
