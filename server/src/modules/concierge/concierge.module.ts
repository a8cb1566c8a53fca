import type { ServerModule } from '../../server-module.ts';
import { coverageOfWords } from '../../system/content-words/content-coverage.ts';
import { readWrittenPage } from './about-page.ts';
import { conciergeCalls } from './concierge.calls.ts';
import { conciergeMails } from './concierge.mails.ts';
import { coverage } from './concierge.texts.ts';
import type { ConciergeServices } from './concierge-services.ts';
import { consoleConciergeCalls } from './console/console-concierge.calls.ts';
import { deliverMessages } from './console/messages/deliver-messages.ts';
import { createConciergeClearing } from './files/clear-concierge-files.ts';
import { conciergeFiles } from './files/concierge-files.ts';
import { resetConcierge } from './reset-concierge.store.ts';

const DELIVERING_EVERY_MS = 30_000;
const HOUR_MS = 60 * 60_000;

/** Weaknesses, messages and help from experts. */
export const concierge: ServerModule<ConciergeServices> = {
  calls: [...conciergeCalls, ...consoleConciergeCalls],
  content: readWrittenPage.byLanguage,
  coverage: [coverageOfWords((say) => say(coverage.about), ['concierge'])],
  mails: conciergeMails,
  chores: [
    { name: 'bring messages to customers', everyMs: DELIVERING_EVERY_MS, run: deliverMessages },
    { name: 'clear attached files', everyMs: HOUR_MS, run: createConciergeClearing() },
  ],
  firmFiles: conciergeFiles,
  resets: { cyberconcierge: resetConcierge },
  demo: () => import('./demo/demo-concierge.ts'),
};
