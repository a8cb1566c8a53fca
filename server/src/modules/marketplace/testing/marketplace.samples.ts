import type { ModuleSamples } from '../../../testing/module-samples.ts';
import { fillMarketplace } from './filled-marketplace.ts';
import { type MarketplaceSamples, sampleMarketplaceInputs } from './sample-marketplace-inputs.ts';

type Filled = Awaited<ReturnType<typeof fillMarketplace>>;

declare module '../../../testing/filled-ids.ts' {
  interface FilledOrganisation extends Filled {}
}

declare module '../../../testing/sample-inputs.ts' {
  interface Samples extends MarketplaceSamples {}
}

export default {
  fill: ({ insert, insertOnce }, member, now) => fillMarketplace(insert, insertOnce, member, now),
  inputs: sampleMarketplaceInputs,
  systemTables: ['marketplace_codes', 'marketplace_hidden_offers', 'marketplace_offers', 'marketplace_partners'],
  clearedBy: { marketplace: ['marketplace_redemptions', 'marketplace_interests'] },
} satisfies ModuleSamples;
