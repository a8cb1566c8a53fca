import type * as phishing from '@portal/contract/phishing/phishing.calls.ts';
import type * as phishingCampaigns from '@portal/contract/phishing/phishing-campaigns.calls.ts';
import type * as phishingLinks from '@portal/contract/phishing/phishing-links.calls.ts';
import type * as phishingResults from '@portal/contract/phishing/phishing-results.calls.ts';
import type * as phishingStaff from '@portal/contract/phishing/phishing-staff.calls.ts';
import type { FilledOrganisation } from '../../../testing/filled-ids.ts';
import type { ModuleSamples } from '../../../testing/module-samples.ts';
import type { SamplesOf } from '../../../testing/samples-of.ts';
import { renderPhishingCodeMail } from '../emails/phishing-code-mail.ts';
import { renderPhishingReportedMail } from '../emails/phishing-reported-mail.ts';
import { renderPhishingThanksMail } from '../emails/phishing-thanks-mail.ts';
import { fillPhishing } from './filled-phishing.ts';

type Filled = Awaited<ReturnType<typeof fillPhishing>>;
type PhishingSamples = {
  readonly phishing: SamplesOf<typeof phishing>;
  readonly phishingCampaigns: SamplesOf<typeof phishingCampaigns>;
  readonly phishingLinks: SamplesOf<typeof phishingLinks>;
  readonly phishingResults: SamplesOf<typeof phishingResults>;
  readonly phishingStaff: SamplesOf<typeof phishingStaff>;
};

declare module '../../../testing/filled-ids.ts' {
  interface FilledOrganisation extends Filled {}
}

declare module '../../../testing/sample-inputs.ts' {
  interface Samples extends PhishingSamples {}
}

const DAY_MS = 24 * 60 * 60_000;

export default {
  systemTables: ['phishing_provider'],
  mails: {
    'phishing code': {
      subject: '123456 is the code for firm.example',
      render: ({ organisation }, teller) =>
        renderPhishingCodeMail({
          ...{ ...teller, domain: 'firm.example', code: '123456', hours: 24 },
          organisationName: organisation,
        }),
    },
    'phishing thanks': {
      subject: 'Good catch: that was a training email',
      render: ({ person, organisation }, teller) =>
        renderPhishingThanksMail({ ...teller, name: person, organisationName: organisation, minutes: 4 }),
    },
    'phishing reported': {
      subject: 'Someone reported an email: Shop',
      render: ({ person, organisation, website, link }, teller) =>
        renderPhishingReportedMail({
          ...{ ...teller, organisationName: organisation, sender: person, mailSubject: website },
          url: link,
        }),
    },
  },
  fill: fillPhishing,
  inputs: (org: FilledOrganisation, now: Date): PhishingSamples => ({
    phishing: {
      phishingOverview: {},
      turnPhishingOn: { confirms: true, showsNames: false, revision: 0 },
      turnPhishingOff: { revision: 0 },
      savePhishingSettings: { showsNames: true, revision: 0 },
      addPhishingDomain: { domain: 'second-domain.example' },
      provePhishingDomain: { domainId: org.phishingDomainId, by: 'mail', mailbox: 'postmaster' },
      confirmPhishingDomain: { domainId: org.phishingDomainId, code: '123456' },
      removePhishingDomain: { domainId: org.phishingDomainId },
      reportedMails: {},
      makeReportLink: {},
      revokeReportLink: {},
    },
    phishingCampaigns: {
      phishingTemplates: {},
      phishingTemplate: { templateId: 'parcel-fee' },
      sendPhishingTest: { templateId: 'parcel-fee' },
      savePhishingCampaign: {
        name: 'Autumn',
        startsOn: new Date(now.getTime() + 30 * DAY_MS).toISOString().slice(0, 10),
        days: 14,
      },
      phishingCampaigns: { page: 1 },
      phishingCampaign: { campaignId: org.phishingCampaignId },
      stopPhishingCampaign: { campaignId: org.phishingCampaignId },
      phishingProgress: {},
    },
    phishingLinks: {
      openPhishing: { token: org.phishingToken },
      visitPhishing: { token: org.phishingToken, signs: { gesture: true, webdriver: false } },
      goFurther: { token: org.phishingToken },
      phishingLessonDone: { token: org.phishingToken },
      openReportPage: { token: org.phishingReportToken },
      reportMail: {
        token: org.phishingReportToken,
        file: { fileName: 'mail.eml', bytes: Buffer.from('From: a@b.example\r\nSubject: Win\r\n\r\nHello') },
      },
    },
    phishingResults: {
      phishingResultsCsv: { campaignId: org.phishingCampaignId },
      phishingResultsReport: { campaignId: org.phishingCampaignId },
    },
    phishingStaff: {
      phishingProviderState: {},
      checkPhishingSender: {},
      stopAllPhishing: { isStopped: true },
    },
  }),
} satisfies ModuleSamples;
