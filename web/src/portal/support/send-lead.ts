import '../../api/later-calls.ts';
import { LEAD_FORM, LEAD_SOURCE, type LeadField } from '@portal/domain/marketing/lead.ts';
import { callApi } from '../../api/call-api.ts';
import { logFailure } from '../log-failure.ts';

/** Tells the provider that somebody shows interest (spec part 1, section 7). A failure disturbs nobody; loaded when it is due. */
export async function sendLead(given: Partial<Record<LeadField, string>>, leadStatus: string): Promise<void> {
  try {
    const fields = Object.entries({ ...given, lead_form: LEAD_FORM, source: LEAD_SOURCE });
    await callApi('sendLead', {
      fields: fields.map(([name, value]) => ({ name, value })),
      // Without the rest of the path, which may hold one-time tokens.
      pageURI: `${window.location.origin}/${window.location.pathname.split('/')[1] ?? ''}`,
      pageName: document.title.slice(0, 200),
      leadStatus,
    });
  } catch (error) {
    logFailure('A lead was not sent.', error);
  }
}
