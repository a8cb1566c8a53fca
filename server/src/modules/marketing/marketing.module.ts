import type { ServerModule } from '../../server-module.ts';
import { marketingCalls } from './marketing.calls.ts';
import type { MarketingServices } from './marketing-services.ts';

/** Leads, usage events, and what people allow. */
export const marketing: ServerModule<MarketingServices> = {
  calls: marketingCalls,
};
