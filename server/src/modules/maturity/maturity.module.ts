import { clearedBefore } from '@portal/domain/portal/retention-times.ts';
import type { ServerModule } from '../../server-module.ts';
import { coverageOfWords } from '../../system/content-words/content-coverage.ts';
import { readKeptDays } from '../portal/public.ts';
import { deleteEndedAsks } from './asks/asks.store.ts';
import { maturityCalls } from './maturity.calls.ts';
import { maturityMails } from './maturity.mails.ts';
import { coverage } from './maturity.texts.ts';
import type { MaturityServices } from './maturity-services.ts';
import { readShippedSet } from './maturity-set.ts';
import { resetMaturity } from './reset-maturity.store.ts';

/** The maturity assessment. */
export const maturity: ServerModule<MaturityServices> = {
  calls: maturityCalls,
  mails: maturityMails,
  content: readShippedSet.byLanguage,
  coverage: [coverageOfWords((say) => say(coverage.questions), ['maturity'])],
  clearExpired: async (tx, now) =>
    deleteEndedAsks(tx, clearedBefore(now, (await readKeptDays(tx)).unansweredQuestions)),
  resets: { zimm: resetMaturity },
  demo: () => import('./demo/demo-maturity.ts'),
};
