import { startOutsideService } from './outside-service.ts';

const PORTAL_ID = '12345';
const FORM_GUID = '0198a6f0-0000-7000-8000-0000000000aa';
const TOKEN = 'pat-eu1-0123456789';
const FORM = [
  'email',
  'firstname',
  'lastname',
  'company',
  'jobtitle',
  'phone',
  'lead_form',
  'lead_source',
  'lead_status',
  'promotions_opt_in',
];

type Submission = { fields: { objectTypeId: string; name: string; value: string }[] } & Record<string, unknown>;

/**
 * Our own stand-in for HubSpot's secure form submission, after its documentation "Forms v3": it checks address, token and fields,
 * and answers with HubSpot's kinds of errors.
 */
export async function startHubspot() {
  const state = { status: 200 };
  const submissions: Submission[] = [];
  const refuse = (errorType: string) => ({
    status: 400,
    body: { status: 'error', message: 'The request is not valid', errors: [{ message: 'Error in fields', errorType }] },
  });
  const service = await startOutsideService(({ path, headers, body }) => {
    if (state.status === 0) return 'hang up';
    if (state.status !== 200) return { status: state.status };
    if (path !== `/submissions/v3/integration/secure/submit/${PORTAL_ID}/${FORM_GUID}`) return { status: 404 };
    if (headers.authorization !== `Bearer ${TOKEN}`) return { status: 401 };
    const submission = JSON.parse(body) as Submission;
    const unknown = submission.fields.filter(({ name }) => !FORM.includes(name));
    if (unknown.length > 0) return refuse('FIELD_NOT_IN_FORM_DEFINITION');
    if (submission.fields.some(({ value }) => value.endsWith('@blocked.example'))) return refuse('BLOCKED_EMAIL');
    submissions.push(submission);
    return { status: 200, body: { inlineMessage: 'Thanks for submitting the form.' } };
  });
  return {
    ...service,
    submissions,
    /** Set a status to have all requests answered with it, 0 to hang up. */
    state,
    settings: { portalId: PORTAL_ID, formGuid: FORM_GUID, token: TOKEN, endpoint: service.endpoint },
    environment: {
      HUBSPOT_PORTAL_ID: PORTAL_ID,
      HUBSPOT_FORM_GUID: FORM_GUID,
      HUBSPOT_TOKEN: TOKEN,
      HUBSPOT_ENDPOINT: service.endpoint,
    },
  };
}
