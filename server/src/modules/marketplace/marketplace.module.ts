import type { ServerModule } from '../../server-module.ts';
import type { Services } from '../../services.ts';
import { coverageOfWords } from '../../system/content-words/content-coverage.ts';
import { consoleMarketplaceCalls } from './console/console-marketplace.calls.ts';
import { marketplaceCalls } from './marketplace.calls.ts';
import { marketplaceMails } from './marketplace.mails.ts';
import { coverage } from './marketplace.texts.ts';
import { resetMarketplace } from './reset-marketplace.store.ts';
import { readShippedMarketplace } from './shipped-offers.ts';

/** Offers of partners, and their codes. */
export const marketplace: ServerModule<Services> = {
  calls: [...marketplaceCalls, ...consoleMarketplaceCalls],
  content: readShippedMarketplace.byLanguage,
  coverage: [coverageOfWords((say) => say(coverage.offers), ['marketplace'])],
  mails: marketplaceMails,
  resets: { marketplace: resetMarketplace },
  demo: () => import('./demo/demo-marketplace.ts'),
};
