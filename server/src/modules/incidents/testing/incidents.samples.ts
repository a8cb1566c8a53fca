import { randomUUID } from 'node:crypto';
import type * as emergencyCard from '@portal/contract/incidents/emergency-card.calls.ts';
import { makeEmergencyLink } from '@portal/contract/incidents/emergency-card.calls.ts';
import type * as emergencyLink from '@portal/contract/incidents/emergency-link.calls.ts';
import type * as incidentHelp from '@portal/contract/incidents/incident-help.calls.ts';
import type * as incidents from '@portal/contract/incidents/incidents.calls.ts';
import type { ModuleSamples } from '../../../testing/module-samples.ts';
import type { SamplesOf } from '../../../testing/samples-of.ts';
import { renderIncidentStartedMail } from '../emails/incident-started-mail.ts';
import { fillIncidents } from './filled-incidents.ts';

type Filled = Awaited<ReturnType<typeof fillIncidents>>;
type IncidentsSamples = {
  readonly incidentHelp: SamplesOf<typeof incidentHelp>;
  readonly emergencyLink: SamplesOf<typeof emergencyLink>;
  readonly emergencyCard: SamplesOf<typeof emergencyCard>;
  readonly incidents: SamplesOf<typeof incidents>;
};

declare module '../../../testing/filled-ids.ts' {
  interface FilledOrganisation extends Filled {}
}

declare module '../../../testing/sample-inputs.ts' {
  interface Samples extends IncidentsSamples {}
}

export default {
  mails: {
    'incident started': {
      subject: 'Bakery Ltd: Ann reported an incident',
      render: ({ person, organisation, website, link }, teller) =>
        renderIncidentStartedMail({
          ...{ ...teller, organisationName: organisation, startedBy: person, what: website, whatHappened: person },
          url: link,
        }),
    },
  },
  links: async (browser) => {
    const { body } = await browser.call(makeEmergencyLink, {});
    return { emergencyLink: body.data.url.split('/').at(-1) };
  },
  fill: ({ insert }, member, now) => fillIncidents(insert, member, now),
  inputs: ({ emergencyToken: token, incidentRecordId: incidentId, closedIncidentId }, now): IncidentsSamples => ({
    incidentHelp: {
      incidentHelp: { country: 'de' },
      incidentHelpFile: { country: 'de' },
      incidentHelpCard: { country: 'de' },
    },
    emergencyLink: {
      openEmergencyLink: { token },
      emergencyLinkFile: { token, country: 'gb' },
      emergencyLinkCard: { token },
    },
    emergencyCard: {
      emergencyCard: {},
      saveEmergencyContacts: {
        revision: 1,
        contacts: [{ role: 'incident-lead', name: 'Noor Haddad', phone: '+1 555 010 2040', note: 'Also at night' }],
      },
      makeEmergencyLink: {},
      revokeEmergencyLink: {},
      emergencyCardPdf: { layout: 'wallet' },
      emergencyCardFile: {},
    },
    incidents: {
      listIncidents: {},
      readIncident: { incidentId },
      startIncident: {
        requestId: randomUUID(),
        kind: 'mailbox',
        noticedAt: new Date(now.getTime() - 60_000).toISOString(),
        whatHappened: 'A supplier asked about an email that we did not write.',
      },
      addIncidentNote: { incidentId, requestId: randomUUID(), text: 'Called the bank.' },
      markIncidentStep: { incidentId, stepId: 'call-lead', isDone: true },
      markIncidentDeadline: { incidentId, deadlineId: 'ftc-safeguards', mark: 'not-needed', reason: 'Not our trade.' },
      sayIncidentPeople: { incidentId, count: 12, who: 'Customers of the shop.' },
      closeIncident: { incidentId, rootCause: 'A link that was open.', lessons: 'Links end after a week.' },
      reopenIncident: { incidentId: closedIncidentId },
      incidentReport: { incidentId },
      incidentCsv: { incidentId },
    },
  }),
} satisfies ModuleSamples;
