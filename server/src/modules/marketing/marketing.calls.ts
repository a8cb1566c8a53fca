import * as contract from '@portal/contract/marketing/marketing.calls.ts';
import { type BoundCall, bind } from '../../call/bind-call.ts';
import { changeConsent, readConsents } from './consents.ts';
import { countUsage } from './count-usage.ts';
import type { MarketingServices } from './marketing-services.ts';
import { receiveLead } from './receive-lead.ts';

/** Calls of leads, and of what people allow beside using the portal. */
export const marketingCalls: readonly BoundCall<MarketingServices>[] = [
  bind(contract.sendLead).to(receiveLead),
  bind(contract.readMarketingConsents).to(readConsents),
  bind(contract.changeMarketingConsent).to(changeConsent),
  bind(contract.countUsage).to(countUsage),
];
