import type { ExpertView } from '@portal/domain/accounts/customers-seen.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import { findPortalFact, savePortalFact } from '../../portal/public.ts';

const FACT = 'expert-view';

/** What experts see: all customers until an owner has said otherwise. What is no view that is known counts as the narrow one. */
export async function readExpertView(tx: SystemTransaction): Promise<ExpertView> {
  const view = await findPortalFact(tx, FACT);
  return view === undefined || view === 'all' ? 'all' : 'assigned';
}

export const saveExpertView = (tx: SystemTransaction, view: ExpertView): Promise<void> =>
  savePortalFact(tx, FACT, view);
