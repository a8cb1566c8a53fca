/** Where a firm's tickets are: a desk that takes emails, issues of a repository at GitHub, or a project in Jira Cloud. */
export const TICKET_DESK_KINDS = ['mail', 'github', 'jira'] as const;
export type TicketDeskKind = (typeof TICKET_DESK_KINDS)[number];

/** How far a ticket is; `making` until the desk has answered. */
export const TICKET_STATES = ['making', 'open', 'closed'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** What who works on a ticket says of it, where the desk itself tells nothing back. */
export const TICKET_OUTCOMES = ['done', 'declined'] as const;
export type TicketOutcome = (typeof TICKET_OUTCOMES)[number];

/** For so many days the link in a ticket's email works, unless the finding is fixed sooner. */
export const TICKET_LINK_DAYS = 180;
export const MAX_ANSWERED_BY_CHARACTERS = 120;

/** Where GitHub answers, unless a firm runs its own. */
export const GITHUB_ADDRESS = 'https://api.github.com';
export const MAX_PROJECT_CHARACTERS = 140;
export const MAX_DESK_TOKEN_CHARACTERS = 500;

const PROJECTS = {
  /** "owner/name", as GitHub lets them be called. */
  github: /^[A-Za-z0-9][A-Za-z0-9-]{0,38}\/(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}$/,
  /** A project key of Jira, such as "SEC". */
  jira: /^[A-Z][A-Z0-9_]{1,9}$/,
} as const;

/** Whether a desk of this kind has projects called so; a desk that takes emails has none. */
export const isProjectOf = (kind: TicketDeskKind, project: string): boolean =>
  kind === 'mail' ? project === '' : PROJECTS[kind].test(project);
