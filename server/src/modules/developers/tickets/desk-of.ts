import type { ErrorCode } from '@portal/contract/errors.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { z } from 'zod';
import { AppError } from '../../../call/app-error.ts';
import {
  type DeskAccess,
  DeskError,
  type DeskFault,
  type TicketDesk,
} from '../../../providers/tickets/ticket-desk-port.ts';
import { unseal } from '../../../system/sealed-box.ts';
import type { DevelopersServices } from '../developers-services.ts';
import type { DeskRow } from './ticket-desks.store.ts';

const CODES: Readonly<Record<DeskFault, ErrorCode>> = {
  denied: 'TICKET_DESK_DENIED',
  'project-unknown': 'TICKET_DESK_PROJECT_UNKNOWN',
  public: 'TICKET_DESK_PUBLIC',
  fields: 'TICKET_DESK_FIELDS_MISSING',
  unreachable: 'TICKET_DESK_UNREACHABLE',
};

/** Who writes to the desk. */
export type Writer = { readonly orgId: string; readonly brand: Brand; readonly language: Language };

/** The adapter of a kind of desk; emails go out by the portal's own outbox. */
export function deskOfKind(
  { ticketDesks, database, outbox }: Pick<DevelopersServices, 'ticketDesks' | 'database' | 'outbox'>,
  kind: DeskRow['kind'],
  { orgId, brand, language }: Writer,
): TicketDesk {
  if (kind !== 'mail') return ticketDesks[kind];
  return ticketDesks.mail((address, draft) =>
    database.inOrg(orgId, (tx) => outbox.put(tx, brand, address, { kind: 'ticket', draft }, { language })),
  );
}

/** How the firm gets into its desk. */
export const accessOf = (row: DeskRow, key: Buffer): DeskAccess => ({
  ...{ address: row.address, project: row.project, account: row.account, fieldValues: row.field_values },
  token: row.sealed_token === null ? '' : z.string().parse(unseal(key, row.sealed_token)),
});

/** Runs what asks a desk. @throws AppError TICKET_DESK_DENIED, TICKET_DESK_PROJECT_UNKNOWN, TICKET_DESK_PUBLIC, TICKET_DESK_FIELDS_MISSING, TICKET_DESK_UNREACHABLE */
export async function asking<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    throw error instanceof DeskError ? new AppError(CODES[error.fault]) : error;
  }
}
