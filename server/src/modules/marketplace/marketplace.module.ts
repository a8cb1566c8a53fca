import * as calls from '@portal/contract/marketplace/marketplace.calls.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { createReadMarketplace } from './read-marketplace.ts';
import { createRedeemOffer } from './redeem-offer.ts';
import { createShowInterest } from './show-interest.ts';

/** Calls of the marketplace. */
export function marketplaceModule(services: Services): BoundCall[] {
  return [
    bind(calls.getMarketplace).to(createReadMarketplace(services)),
    bind(calls.redeemOffer).to(createRedeemOffer(services)),
    bind(calls.showInterest).to(createShowInterest(services)),
  ];
}
