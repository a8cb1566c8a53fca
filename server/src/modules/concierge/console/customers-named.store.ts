import type { NamedInInput } from '@portal/contract/customer-fields.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import { findMessage } from './messages/messages.store.ts';

/** The customers of a weakness, a request for help, a file of either, or a message; null for a message that goes to more than some. */
export async function customersNamed(
  tx: SystemTransaction,
  { kind, id }: NamedInInput,
): Promise<readonly string[] | null> {
  switch (kind) {
    case 'organisation':
      return [id];
    case 'everybody':
      return null;
    case 'weakness':
      return orgsOf(await tx.selectFrom('weaknesses').select('org_id').where('weakness_id', '=', id).execute());
    case 'help-request':
      return orgsOf(await tx.selectFrom('help_requests').select('org_id').where('help_request_id', '=', id).execute());
    case 'file':
      return orgsOf([
        ...(await tx.selectFrom('help_files').select('org_id').where('file_id', '=', id).execute()),
        ...(await tx.selectFrom('weakness_files').select('org_id').where('file_id', '=', id).execute()),
      ]);
    case 'message': {
      const message = await findMessage(tx, id);
      if (message === undefined) return [];
      return message.audience.kind === 'organisations' ? message.audience.ids : null;
    }
  }
}

const orgsOf = (rows: readonly { readonly org_id: string }[]) => rows.map((row) => row.org_id);
