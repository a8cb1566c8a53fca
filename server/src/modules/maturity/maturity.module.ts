import type { ServerModule } from '../../server-module.ts';
import { deleteEndedAsks } from './asks/asks.store.ts';
import { maturityCalls } from './maturity.calls.ts';
import { maturityMails } from './maturity.mails.ts';
import type { MaturityServices } from './maturity-services.ts';
import { readShippedSet } from './maturity-set.ts';
import { resetMaturity } from './reset-maturity.store.ts';

/** The maturity assessment. */
export const maturity: ServerModule<MaturityServices> = {
  calls: maturityCalls,
  mails: maturityMails,
  content: readShippedSet.byLanguage,
  clearExpired: deleteEndedAsks,
  resets: { zimm: resetMaturity },
  demo: () => import('./demo/demo-maturity.ts'),
};
