import { readConsoleMarketplace } from '@portal/contract/marketplace/console-marketplace.calls.ts';
import { type BoundCall, bind } from '../../../http/bind-call.ts';
import type { Services } from '../../../services.ts';
import { codeCalls } from './codes.ts';
import { interestCalls } from './interests.ts';
import { offerCalls } from './own-offers.ts';
import { pageCalls } from './page-calls.ts';
import { partnerCalls } from './partners.ts';
import { createReadConsoleMarketplace } from './read-console-marketplace.ts';

/** Calls by which staff looks after the marketplace. */
export function consoleMarketplaceModule(services: Services): BoundCall[] {
  return [
    bind(readConsoleMarketplace).to(createReadConsoleMarketplace(services)),
    ...pageCalls(services),
    ...partnerCalls(services),
    ...offerCalls(services),
    ...codeCalls(services),
    ...interestCalls(services),
  ];
}
