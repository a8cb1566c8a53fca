import * as calls from '@portal/contract/marketplace/marketplace.calls.ts';
import { type BoundCall, bind } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { readMarketplace } from './read-marketplace.ts';
import { redeemOffer } from './redeem-offer.ts';
import { showInterest } from './show-interest.ts';

/** Calls of the marketplace. */
export const marketplaceCalls: readonly BoundCall<Services>[] = [
  bind(calls.getMarketplace).to(readMarketplace),
  bind(calls.redeemOffer).to(redeemOffer),
  bind(calls.showInterest).to(showInterest),
];
