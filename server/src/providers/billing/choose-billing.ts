import type { Config } from '../../config/config.ts';
import type { BillingPort } from './billing-port.ts';
import { createChargebeeBilling } from './chargebee/chargebee-billing.ts';
import { createManualBilling } from './manual-billing.ts';

/** Who takes the money, by the settings. `report` hears why the provider could not be asked. */
export function chooseBilling({ chargebee }: Pick<Config, 'chargebee'>, report: (error: unknown) => void): BillingPort {
  return chargebee === null ? createManualBilling() : createChargebeeBilling(chargebee, report);
}
