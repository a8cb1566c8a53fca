import type * as alertChannels from '@portal/contract/developers/alert-channels.calls.ts';
import type * as developers from '@portal/contract/developers/developers.calls.ts';
import type * as directory from '@portal/contract/developers/directory.calls.ts';
import type * as providerWebhooks from '@portal/contract/developers/provider-webhooks.calls.ts';
import type * as ticketLink from '@portal/contract/developers/ticket-link.calls.ts';
import type * as tickets from '@portal/contract/developers/tickets.calls.ts';
import type * as webhooks from '@portal/contract/developers/webhooks.calls.ts';
import { plainName } from '../../../emails/plain-name.ts';
import type { FilledOrganisation } from '../../../testing/filled-ids.ts';
import type { ModuleSamples } from '../../../testing/module-samples.ts';
import type { SamplesOf } from '../../../testing/samples-of.ts';
import { happened } from '../alert-channels/alert-channels.texts.ts';
import { renderHappenedMail } from '../emails/happened-mail.ts';
import { renderTicketMail } from '../emails/ticket-mail.ts';
import { renderWebhookOffMail } from '../emails/webhook-off-mail.ts';
import { ticket } from '../tickets/tickets.texts.ts';
import { fillDevelopers } from './filled-developers.ts';

type Filled = Awaited<ReturnType<typeof fillDevelopers>>;
type DevelopersSamples = {
  readonly developers: SamplesOf<typeof developers>;
  readonly alertChannels: SamplesOf<typeof alertChannels>;
  readonly tickets: SamplesOf<typeof tickets>;
  readonly ticketLink: SamplesOf<typeof ticketLink>;
  readonly directory: SamplesOf<typeof directory>;
  readonly webhooks: SamplesOf<typeof webhooks>;
  readonly providerWebhooks: SamplesOf<typeof providerWebhooks>;
};

declare module '../../../testing/filled-ids.ts' {
  interface FilledOrganisation extends Filled {}
}

declare module '../../../testing/sample-inputs.ts' {
  interface Samples extends DevelopersSamples {}
}

export default {
  fill: (tools, member, now) => fillDevelopers(tools, member, now),
  mails: {
    'webhook off': {
      subject: 'Your webhook to Shop was turned off',
      render: ({ organisation, website, link }, teller) =>
        renderWebhookOffMail({ ...teller, organisationName: organisation, host: website, url: link }),
    },
    ticket: {
      subject: '[CS-1A2B3C4D] How to fix it: Shop',
      render: ({ website, link }, teller) =>
        renderTicketMail({
          ...teller,
          draft: {
            reference: 'CS-1A2B3C4D',
            title: teller.say(ticket.onPlatform, { platform: plainName(website) }),
            link: {
              label: teller.say(ticket.open, { portal: plainName(website) }),
              url: 'https://portal.example/findings/1',
            },
            answer: { label: teller.say(ticket.answer), url: link },
            sections: [{ heading: teller.say(ticket.what), paragraphs: [teller.say(ticket.lastStep)] }],
          },
        }),
    },
    'ticket test': {
      subject: 'A test from Acme',
      render: (_values, teller) => renderTicketMail({ ...teller, draft: null }),
    },
    happened: {
      subject: 'What happened in Acme',
      render: ({ link }, teller) =>
        renderHappenedMail({
          ...teller,
          title: teller.say(happened['scan.ended'], { count: 2 }),
          sections: [{ heading: teller.say(happened['scan.ended'], { count: 2 }), severities: ['high'] }],
          ...{ url: link, channelsUrl: link },
        }),
    },
  },
  inputs: (org: FilledOrganisation): DevelopersSamples => ({
    developers: {
      readApiReference: {},
      listApiTokens: {},
      makeApiToken: { name: 'Reports', days: 90, scopes: ['websites:read', 'score:read'] },
      revokeApiToken: { tokenId: org.apiTokenId },
      listProviderTokens: {},
      makeProviderToken: { name: 'Billing', days: 90, scopes: ['customers:read'] },
      revokeProviderToken: { tokenId: org.apiProviderTokenId },
    },
    tickets: {
      readTicketDesk: {},
      saveTicketDesk: { kind: 'mail', address: 'desk@acme.example' },
      testTicketDesk: {},
      removeTicketDesk: {},
      readTicket: { findingId: org.findingId },
      makeTicket: { findingId: org.findingId },
    },
    ticketLink: {
      openTicketLink: { token: org.ticketLinkToken },
      answerTicketLink: { token: org.ticketLinkToken, outcome: 'done', name: 'Mia Santos' },
    },
    directory: {
      readDirectory: {},
      chooseDirectoryGroup: { groupId: org.directoryGroupId, usedAs: 'department' },
      releaseDirectory: {},
    },
    alertChannels: {
      listAlertChannels: {},
      makeAlertChannel: {
        ...{ kind: 'slack', name: 'Security', address: 'https://127.0.0.1/chat', events: ['finding.opened'] },
        leastSeverity: 'medium',
      },
      changeAlertChannel: {
        ...{ endpointId: org.alertChannelId, name: 'Security', events: ['scan.ended'], isOn: true },
        ...{ leastSeverity: 'high', rhythm: 'week', recipients: [org.userId] },
      },
    },
    webhooks: {
      listWebhooks: {},
      makeWebhook: { address: 'https://127.0.0.1/hook', events: ['scan.ended', 'score.dropped'] },
      changeWebhook: { endpointId: org.webhookId, events: ['scan.ended'], isOn: true },
      renewWebhookSecret: { endpointId: org.webhookId },
      removeWebhook: { endpointId: org.webhookId },
      testWebhook: { endpointId: org.webhookId },
      listWebhookDeliveries: { endpointId: org.webhookId },
      replayWebhookDelivery: { deliveryId: org.webhookDeliveryId },
    },
    providerWebhooks: {
      listProviderWebhooks: {},
      makeProviderWebhook: { address: 'https://127.0.0.1/hook', events: ['customer.signed-up'] },
      changeProviderWebhook: { endpointId: org.providerWebhookId, events: ['customer.signed-up'], isOn: true },
      renewProviderWebhookSecret: { endpointId: org.providerWebhookId },
      testProviderWebhook: { endpointId: org.providerWebhookId },
      listProviderWebhookDeliveries: { endpointId: org.providerWebhookId },
      replayProviderWebhookDelivery: { deliveryId: org.providerDeliveryId },
      removeProviderWebhook: { endpointId: org.providerWebhookId },
    },
  }),
} satisfies ModuleSamples;
