import type { MailRenderers } from '../../emails/mail-request.ts';
import type { IncidentStartedMailData } from './emails/incident-started-mail.ts';

declare module '../../emails/mail-request.ts' {
  interface MailKinds {
    'incident-started': IncidentStartedMailData;
  }
}

/** Renders the module's emails; each one's code is loaded when it is first needed, because it is large. */
export const incidentsMails: MailRenderers<'incident-started'> = {
  'incident-started': async (data) =>
    (await import('./emails/incident-started-mail.ts')).renderIncidentStartedMail(data),
};
