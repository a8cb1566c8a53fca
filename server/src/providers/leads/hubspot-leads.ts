import { z } from 'zod';
import type { HubspotSettings } from '../../config/reporting-settings.ts';
import { postJson } from '../post-json.ts';
import type { LeadsPort, OutgoingLead } from './leads-port.ts';

const CONTACT = '0-1';
const refusal = z.object({ errors: z.array(z.object({ errorType: z.string() })) });

/**
 * Submits leads to a HubSpot form with a token (HubSpot's documentation, "Forms v3", secure submission, scope `forms`). Network
 * address and tracking cookie go along only with the consent to offers.
 */
export function createHubspotLeads({ portalId, formGuid, token, endpoint }: HubspotSettings): LeadsPort {
  const address = `${endpoint}/submissions/v3/integration/secure/submit/${portalId}/${formGuid}`;
  return {
    async deliver(lead) {
      const delivery = await postJson(address, submission(lead), { authorization: `Bearer ${token}` });
      return delivery.isTaken ? null : `HubSpot answered ${delivery.status}: ${kindsOf(delivery.answer)}`;
    },
  };
}

function submission(lead: OutgoingLead): unknown {
  const { promotionsConsent: consentText, pageUri, pageName, hutk, ip } = lead;
  const fields = {
    email: lead.email,
    firstname: lead.firstName,
    lastname: lead.lastName,
    company: lead.companyName,
    jobtitle: lead.jobTitle,
    phone: lead.phone,
    lead_form: lead.leadForm,
    lead_source: lead.source,
    lead_status: lead.leadStatus,
    promotions_opt_in: String(consentText !== null),
  };
  const tracked = consentText === null ? {} : { ...(hutk === '' ? {} : { hutk }), ipAddress: ip };
  return {
    submittedAt: String(lead.submittedAt.getTime()),
    fields: Object.entries(fields)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => ({ objectTypeId: CONTACT, name, value })),
    context: { ...(pageUri === '' ? {} : { pageUri }), ...(pageName === '' ? {} : { pageName }), ...tracked },
    ...(consentText === null
      ? {}
      : { legalConsentOptions: { consent: { consentToProcess: true, text: consentText, communications: [] } } }),
  };
}

/** The kinds of what was wrong; the messages beside them repeat what was sent. */
function kindsOf(answer: string): string {
  try {
    return refusal
      .parse(JSON.parse(answer))
      .errors.map(({ errorType }) => errorType)
      .join(', ');
  } catch {
    return 'it gave no reason';
  }
}
