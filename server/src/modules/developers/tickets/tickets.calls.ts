import * as linkCalls from '@portal/contract/developers/ticket-link.calls.ts';
import * as calls from '@portal/contract/developers/tickets.calls.ts';
import { type BoundCall, bind } from '../../../call/bind-call.ts';
import type { DevelopersServices } from '../developers-services.ts';
import { readTicketDesk, removeTicketDesk, saveTicketDesk, testTicketDesk } from './change-ticket-desk.ts';
import { answerTicketLink, openTicketLink } from './link/answer-ticket-link.ts';
import { makeTicket, readTicket } from './make-ticket.ts';

/** Calls of tickets in a firm's own desk. */
export const ticketCalls: readonly BoundCall<DevelopersServices>[] = [
  bind(calls.readTicketDesk).to(readTicketDesk),
  bind(calls.saveTicketDesk).to(saveTicketDesk),
  bind(calls.testTicketDesk).to(testTicketDesk),
  bind(calls.removeTicketDesk).to(removeTicketDesk),
  bind(calls.readTicket).to(readTicket),
  bind(calls.makeTicket).to(makeTicket),
  bind(linkCalls.openTicketLink).to(openTicketLink),
  bind(linkCalls.answerTicketLink).to(answerTicketLink),
];
