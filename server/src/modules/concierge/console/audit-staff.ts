import type { Caller } from '../../../call/caller.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import { auditCaller } from '../../audit/public.ts';

type Entry = {
  readonly action: string;
  readonly subject: string;
  readonly details?: Readonly<Record<string, unknown>>;
};

/** Logs what a customer may know that staff did, in the customer's log too. */
export function auditForCustomer(
  tx: SystemTransaction,
  caller: Caller,
  at: Date,
  entry: Entry & { readonly orgId: string },
): Promise<void> {
  const { details, ...rest } = entry;
  return auditCaller(tx, caller, at, { ...rest, details: { ...details, staff: caller.session?.email ?? '' } });
}

/** Logs what only the provider shall know, such as drafts and notes: in the provider's log alone. */
export function auditInside(
  tx: SystemTransaction,
  caller: Caller,
  at: Date,
  entry: Entry & { readonly about?: string },
): Promise<void> {
  const { about, details, ...rest } = entry;
  const organisation = about === undefined ? {} : { organisation: about };
  return auditCaller(tx, caller, at, { ...rest, orgId: null, details: { ...details, ...organisation } });
}
