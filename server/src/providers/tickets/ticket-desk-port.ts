import type { DeskField, DeskFieldValue } from '@portal/domain/developers/desk-fields.ts';

/** A desk as a firm has set it. */
export type DeskAccess = {
  /** An email address, or where the desk answers. */
  readonly address: string;
  /** "owner/name" at GitHub, a project's key in Jira, empty for emails. */
  readonly project: string;
  /** Whose token it is, where the desk asks for it. */
  readonly account: string;
  /** Empty for emails. */
  readonly token: string;
  /** What fields that its tickets need besides are filled with. */
  readonly fieldValues: readonly DeskFieldValue[];
};

/** What a ticket says; every text is plain, and markup in it is to be shown, not obeyed. */
export type TicketDraft = {
  /** Our own name for it, for desks that tell none. */
  readonly reference: string;
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
  readonly link: { readonly label: string; readonly url: string };
  /** Where who works on it says what became of it; null where the desk tells itself. */
  readonly answer: { readonly label: string; readonly url: string } | null;
};

export type MadeTicket = {
  readonly key: string;
  /** Its page; empty where it has none. */
  readonly url: string;
};

export type TicketStanding = 'open' | 'closed';

/** `fields`: it asks for more than it is given. */
export type DeskFault = 'denied' | 'project-unknown' | 'public' | 'fields' | 'unreachable';

/** Why a desk took nothing. Its own words are left out: they are of a stranger. */
export class DeskError extends Error {
  readonly fault: DeskFault;
  constructor(fault: DeskFault, options?: ErrorOptions) {
    super(`the ticket desk: ${fault}`, options);
    this.fault = fault;
  }
}

/** Hands an email over to a desk's address; a test has no draft. */
export type SendToDesk = (address: string, draft: TicketDraft | null) => Promise<void>;

/** A firm's own desk for tickets. */
export type TicketDesk = {
  /** @throws DeskError */
  make(desk: DeskAccess, draft: TicketDraft): Promise<MadeTicket>;
  /** Whether it would take a ticket, and what fields it needs besides those that every ticket has. @throws DeskError */
  needs(desk: DeskAccess): Promise<readonly DeskField[]>;
  /** Whether it would take a ticket as it is set. @throws DeskError */
  test(desk: DeskAccess): Promise<void>;
  /** How far a ticket is; null where the desk does not tell, or no longer knows it. @throws DeskError */
  standing(desk: DeskAccess, key: string): Promise<TicketStanding | null>;
};
