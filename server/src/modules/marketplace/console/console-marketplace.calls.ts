import { readConsoleMarketplace as readConsoleMarketplaceCall } from '@portal/contract/marketplace/console-marketplace.calls.ts';
import { type BoundCall, bind } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { codeCalls } from './codes.ts';
import { interestCalls } from './interests.ts';
import { offerCalls } from './own-offers.ts';
import { pageCalls } from './page-calls.ts';
import { partnerCalls } from './partners.ts';
import { readConsoleMarketplace } from './read-console-marketplace.ts';

/** Calls by which staff looks after the marketplace. */
export const consoleMarketplaceCalls: readonly BoundCall<Services>[] = [
  bind(readConsoleMarketplaceCall).to(readConsoleMarketplace),
  ...pageCalls,
  ...partnerCalls,
  ...offerCalls,
  ...codeCalls,
  ...interestCalls,
];
