import type { SystemTransaction } from '../../../database/database.ts';
import { type AdminMailServices, tellAdmins } from '../../accounts/public.ts';

type Told = {
  readonly step: 'asked' | 'soon' | 'canceled';
  /** Who asked for the deletion, or took it back. */
  readonly person: string;
  readonly dueAt: Date;
};

/** Tells every admin of a firm how its deletion stands. */
export function tellDeletion(
  services: AdminMailServices,
  tx: SystemTransaction,
  orgId: string,
  { step, person, dueAt }: Told,
): Promise<void> {
  return tellAdmins(services, tx, orgId, (organisationName, linkTo) => ({
    kind: 'firm-deletion',
    step,
    organisationName,
    person,
    dueAt: dueAt.toISOString(),
    dataUrl: linkTo('/company-data'),
  }));
}
