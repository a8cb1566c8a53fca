import * as contract from '@portal/contract/marketing/marketing.calls.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import { createChangeConsent, createReadConsents } from './consents.ts';
import { createCountUsage } from './count-usage.ts';
import type { MarketingServices } from './marketing-services.ts';
import { createReceiveLead } from './receive-lead.ts';

/** Calls of leads, and of what people allow beside using the portal. */
export function marketingModule(services: MarketingServices): BoundCall[] {
  return [
    bind(contract.sendLead).to(createReceiveLead(services)),
    bind(contract.readMarketingConsents).to(createReadConsents(services)),
    bind(contract.changeMarketingConsent).to(createChangeConsent(services)),
    bind(contract.countUsage).to(createCountUsage(services)),
  ];
}
