import type { FakeHandlers } from '../../../testing/fake-server.ts';
import { practiceLesson } from '../../../testing/practice-lesson.ts';
import { trialSubscription } from '../../../testing/samples.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import type { Campaign, CampaignRow, Figures, MailDomain, Overview, TemplateRow } from '../phishing-types.ts';

const uuid = (end: string) => `9d9a7f10-0000-4000-8000-0000000000${end}`;

/** A domain that waits for its proof. */
export const waitingDomain: MailDomain = {
  domainId: uuid('d1'),
  domain: 'larkbakery.example',
  state: 'waiting',
  provedBy: null,
  provedAt: null,
  expiresAt: null,
  record: { name: '_phishing-training.larkbakery.example', value: 'portal-proof=abc' },
  codeSentTo: null,
  codeExpiresAt: null,
};

/** The same, proved by its record. */
export const provedDomain: MailDomain = {
  ...waitingDomain,
  state: 'proved',
  provedBy: 'dns',
  provedAt: '2026-11-02T10:00:00.000Z',
  expiresAt: '2027-11-02T10:00:00.000Z',
};

const off: Overview = {
  obstacle: null,
  settings: { isOn: false, turnedOnAt: null, turnedOnBy: null, showsNames: false, revision: 1 },
  domains: [],
  people: { active: 12, reachable: 10, due: 8 },
  departments: [
    { name: 'Bakery', people: 7 },
    { name: 'Office', people: 5 },
  ],
  allow: {
    senderDomain: 'practice.example',
    linkAddress: 'https://practice.example',
    header: 'X-Phishing-Simulation',
    sendingIps: [],
  },
  reportAddress: null,
  reportLink: null,
};

/** A firm that has not turned it on. */
export const firmOff = (changes: Partial<Overview> = {}): Overview => ({ ...off, ...changes });

/** A firm that has, with a proved domain. */
export const firmOn = (changes: Partial<Overview> = {}): Overview => ({
  ...off,
  settings: {
    isOn: true,
    turnedOnAt: '2026-11-01T10:00:00.000Z',
    turnedOnBy: 'Dana Reyes',
    showsNames: false,
    revision: 2,
  },
  domains: [provedDomain],
  ...changes,
});

/** Figures of ten mails. */
export const tenMails: Figures = {
  planned: 10,
  delivered: 9,
  bounced: 1,
  reported: 4,
  clicked: 2,
  wentFurther: 1,
  lessonsDone: 2,
  robots: 1,
  reportRate: 44,
  clickRate: 22,
  firstReportMinutes: 6,
  medianReportMinutes: 25,
};

/** A campaign that is under way. */
export const campaignRow: CampaignRow = {
  campaignId: uuid('c1'),
  name: 'November practice',
  state: 'running',
  startsOn: '2026-11-23',
  endsOn: '2026-11-27',
  days: 5,
  departments: [],
  templates: [],
  madeBy: 'Dana Reyes',
  madeAt: '2026-11-20T10:00:00.000Z',
  stoppedAt: null,
  figures: tenMails,
};

/** The same with all that is known; without names. */
export const campaign: Campaign = {
  ...campaignRow,
  byDepartment: [
    { department: 'Bakery', figures: { ...tenMails, planned: 7, delivered: 6, reportRate: 50 } },
    { department: '', figures: { ...tenMails, planned: 3, delivered: 3, reportRate: 33 } },
  ],
  byTemplate: [{ templateId: 'package-fee', name: 'A small fee for a package', figures: tenMails }],
  people: null,
};

/** A template in the list. */
export const templateRow: TemplateRow = {
  templateId: 'package-fee',
  trick: 'package',
  level: 1,
  role: 'everyone',
  page: 'payment',
  name: 'A small fee for a package',
  teaches: 'Carriers don’t collect small fees by a link.',
};

/** Answers for an admin whose plan has the module. */
export function fakePhishing(overview: Overview, changes: FakeHandlers = {}): FakeHandlers {
  const plan = trialSubscription();
  return {
    ...signedIn({ subscription: { modules: { ...plan.modules, phishing: 'ACTIVE', training: 'ACTIVE' } } }),
    phishingOverview: () => ({ success: true, data: overview }),
    phishingProgress: () => ({ success: true, data: [] }),
    phishingCampaigns: () => ({ success: true, data: { total: 0, pageSize: 20, campaigns: [] } }),
    phishingTemplates: () => ({ success: true, data: [templateRow] }),
    phishingTemplate: () => ({ success: true, data: { ...templateRow, lesson: practiceLesson } }),
    reportedMails: () => ({ success: true, data: [] }),
    ...changes,
  };
}
