import type { FakeHandlers } from '../../../testing/fake-server.ts';
import { trialSubscription } from '../../../testing/samples.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import type { AboutPage, HelpReply, HelpRequest, MessageRow, Weakness, WeaknessRow } from '../concierge-types.ts';

/** An id for each number: "…0001". */
export const anId = (number: number) => `0198a6f0-0000-7000-8000-00000000${String(number).padStart(4, '0')}`;

/** A message in the list. */
export const messageRow = (number: number, changes: Partial<MessageRow> = {}): MessageRow => ({
  conciergeMessageId: anId(number),
  title: `Message ${number}`,
  preview: 'How it begins.',
  publishedAt: '2026-11-18T20:00:00Z',
  isNew: false,
  ...changes,
});

/** A weakness in the list. */
export const weaknessRow = (number: number, changes: Partial<WeaknessRow> = {}): WeaknessRow => ({
  weaknessId: anId(number),
  title: `Weakness ${number}`,
  reportedOn: '2026-11-10',
  severity: 'High',
  status: 'Open',
  statusUpdatedOn: null,
  isNew: false,
  ...changes,
});

/** A weakness with a file and a note. */
export const aWeakness = (changes: Partial<Weakness> = {}): Weakness => ({
  weaknessId: anId(1),
  title: 'Remote desktop is open to the internet',
  reportedOn: '2026-11-10',
  severity: 'Critical',
  status: 'Open',
  statusUpdatedOn: '2026-11-12T20:00:00Z',
  body: [
    { kind: 'heading', level: 1, spans: [{ text: 'What this means' }] },
    { kind: 'paragraph', spans: [{ text: 'Anybody can try passwords.' }] },
  ],
  cvssScore: 9.8,
  cvssVector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
  statusNote: 'We saw it from outside on two days.',
  files: [{ fileId: anId(70), fileName: 'port-scan.txt', size: 1536 }],
  pdfName: `SecurityWeakness_2026-11-10_${anId(1)}.pdf`,
  ...changes,
});

/** The about page with all that it can hold. */
export const ABOUT: AboutPage = {
  icon: 'concierge',
  experts: ['Kim Lee', 'Sam Ortiz'],
  title: 'Cyber Concierge',
  subtitle: 'People who know security answer you.',
  heading: 'Experts on your side',
  subscriptionInfo: 'Included in your subscription',
  offeringsHeading: 'What you can ask for',
  offerings: [{ title: 'A second look', text: 'At a mail that seems odd.' }],
  emailCallToAction: {
    text: 'Write a mail',
    buttonType: 'PRIMARY',
    icon: 'mail',
    address: 'concierge@cybersafety.example',
  },
  callCallToAction: {
    text: 'Book a call',
    buttonType: 'PRIMARY',
    icon: 'calendar',
    href: 'https://calendar.example/x',
  },
  knowledgeBaseLink: { text: 'Read the knowledge base', icon: 'book', href: 'https://help.example' },
};

/** A message of a request's history. */
export const aReply = (number: number, changes: Partial<HelpReply> = {}): HelpReply => ({
  replyId: anId(number),
  author: 'customer',
  authorName: 'Dana Reyes',
  isOwn: true,
  at: '2026-11-18T20:00:00Z',
  text: 'How do I close it?\nWe have a router by the door.',
  body: null,
  files: [],
  ...changes,
});

/** A request that the concierge has answered. */
export const aRequest = (changes: Partial<HelpRequest> = {}): HelpRequest => ({
  helpRequestId: anId(5),
  number: 'CC-1042',
  subject: 'Closing remote desktop',
  about: { kind: 'weakness', id: anId(1), label: 'Remote desktop is open', href: `/concierge/weaknesses/${anId(1)}` },
  state: 'waiting',
  openedAt: '2026-11-18T20:00:00Z',
  openedBy: 'Dana Reyes',
  lastReplyAt: '2026-11-19T20:00:00Z',
  lastReplyBy: 'concierge',
  closedAt: null,
  replies: [
    aReply(61),
    aReply(62, {
      author: 'concierge',
      authorName: 'Alex Kim',
      isOwn: false,
      text: 'Turn it **off**.',
      body: [{ kind: 'paragraph', spans: [{ text: 'Turn it ' }, { text: 'off', strong: true }, { text: '.' }] }],
      files: [{ fileId: anId(71), fileName: 'steps.pdf', size: 2_000_000 }],
    }),
  ],
  ...changes,
});

type Lists = {
  readonly messages?: readonly MessageRow[];
  readonly weaknesses?: readonly WeaknessRow[];
  readonly requests?: readonly HelpRequest[];
  /** Of the person who is signed in. */
  readonly person?: Parameters<typeof signedIn>[0];
};

const SEVERITIES = ['Critical', 'High', 'Medium', 'Low', 'Info'] as const;
const STATUSES = ['Open', 'Resolved', 'Not Relevant', 'No Status'] as const;

const countOf = <Key extends string>(keys: readonly Key[], count: (key: Key) => number) =>
  Object.fromEntries(keys.map((key) => [key, count(key)])) as Record<Key, number>;

/** Answers for somebody whose plan has the concierge, and who has seen its introduction. */
export function fakeConcierge({
  messages = [],
  weaknesses = [],
  requests = [],
  person = {},
}: Lists = {}): FakeHandlers {
  const modules = { ...trialSubscription().modules, cyberconcierge: 'ACTIVE' as const };
  return {
    ...signedIn({
      subscription: { cyberconcierge: 'ACTIVE', modules },
      portalData: { introViewed: { dashboard: true, monitoring: true, cyberconcierge: true } },
      ...person,
    }),
    cyberConciergeConfig: () => ({ success: true, data: ABOUT }),
    cyberConciergeAlerts: () => ({
      success: true,
      alerts: [...messages],
      total: messages.length,
      pageSize: 10,
      unread: messages.filter(({ isNew }) => isNew).length,
    }),
    cyberConciergeWeaknesses: ({ severity, status }) => ({
      success: true,
      data: weaknesses.filter(
        (row) => (severity ?? row.severity) === row.severity && (status ?? row.status) === row.status,
      ),
      total: weaknesses.length,
      pageSize: 20,
      unread: weaknesses.filter(({ isNew }) => isNew).length,
      counts: {
        byStatus: countOf(STATUSES, (key) => weaknesses.filter((row) => row.status === key).length),
        openBySeverity: countOf(
          SEVERITIES,
          (key) => weaknesses.filter((row) => row.severity === key && row.status === 'Open').length,
        ),
      },
    }),
    weakness: () => ({ success: true, data: aWeakness() }),
    helpRequests: () => ({
      success: true,
      data: requests.map(({ closedAt: _closed, replies: _replies, about: { href: _href, ...about }, ...row }) => ({
        ...row,
        about,
        isNew: row.state === 'waiting',
      })),
      total: requests.length,
      pageSize: 20,
      unread: requests.filter(({ state }) => state === 'waiting').length,
    }),
  };
}
