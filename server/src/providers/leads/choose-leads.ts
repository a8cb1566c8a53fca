import type { Config } from '../../config/config.ts';
import { createHubspotLeads } from './hubspot-leads.ts';
import type { LeadsPort } from './leads-port.ts';

/** HubSpot where it is set; null where leads stay in the portal's own table. */
export function chooseLeads({ hubspot }: Pick<Config, 'hubspot'>): LeadsPort | null {
  return hubspot === null ? null : createHubspotLeads(hubspot);
}
