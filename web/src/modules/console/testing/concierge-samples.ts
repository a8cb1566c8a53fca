import type { CallOutput } from '../../../api/calls.ts';
import { page, staff } from '../../../testing/console-offers.ts';
import type { FakeHandlers } from '../../../testing/fake-server.ts';

type Weakness = CallOutput<'readWeakness'>['data'];

export const larkId = '0198a6f0-0000-7000-8000-0000000000a1';
export const millId = '0198a6f0-0000-7000-8000-0000000000a2';
export const weaknessId = '0198a6f0-0000-7000-8000-0000000000b1';

export const weaknessOf = (changes: Partial<Weakness> = {}): Weakness => ({
  weaknessId,
  orgId: larkId,
  companyName: 'Lark Bakery',
  title: 'Old mail server',
  severity: 'High',
  status: 'Open',
  state: 'draft',
  reportedOn: '2026-11-20',
  statusUpdatedOn: null,
  publishedAt: null,
  source: 'console',
  readBy: 0,
  people: 3,
  version: 4,
  body: 'The mail server has not been updated.',
  text: [{ kind: 'paragraph', spans: [{ text: 'The mail server has not been updated.' }] }],
  cvssScore: 7.5,
  cvssVector: null,
  fact: null,
  statusNote: '',
  withdrawnAt: null,
  createdBy: 'Alex Moreau',
  files: [],
  readers: [],
  ...changes,
});

export const publishedWeakness = (changes: Partial<Weakness> = {}): Weakness =>
  weaknessOf({
    state: 'published',
    publishedAt: '2026-11-20T18:00:00Z',
    readBy: 1,
    readers: [{ name: 'Kim Lark', readAt: '2026-11-21T17:00:00Z' }],
    ...changes,
  });

const organisationOf = (orgId: string, companyName: string) => ({
  orgId,
  companyName,
  planName: 'Standard',
  subscriptionStatus: 'ACTIVE',
  isTrialOver: false,
  isSuspended: false,
  isSandbox: false,
  signUpDate: '2026-11-01T20:00:00Z',
  websites: 1,
  admins: 3,
  recentScans: 2,
  lastActiveAt: null,
  score: 41,
  scoreChange: -3,
  worstPoint: null,
});

type HelpRequest = CallOutput<'readHelpRequest'>['data'];

export const helpRequestId = '0198a6f0-0000-7000-8000-0000000000c1';
export const alexId = '0198a6f0-0000-7000-8000-0000000000c2';

const replyOf = (changes: Partial<HelpRequest['replies'][number]>): HelpRequest['replies'][number] => ({
  replyId: '0198a6f0-0000-7000-8000-0000000000d1',
  author: 'customer',
  authorName: 'Kim Lark',
  isInternal: false,
  at: '2026-11-20T17:00:00Z',
  text: 'What should we do first?',
  body: null,
  files: [],
  ...changes,
});

export const helpRequestOf = (changes: Partial<HelpRequest> = {}): HelpRequest => ({
  helpRequestId,
  number: 'CC-1042',
  orgId: larkId,
  companyName: 'Lark Bakery',
  subject: 'Our mail server',
  about: { kind: 'weakness', id: weaknessId, label: 'Old mail server' },
  state: 'new',
  assignee: null,
  openedAt: '2026-11-20T17:00:00Z',
  openedBy: 'Kim Lark',
  lastReplyAt: '2026-11-20T17:00:00Z',
  lastReplyBy: 'customer',
  waitingSince: '2026-11-20T17:00:00Z',
  version: 2,
  closedAt: null,
  openedByEmail: 'kim@larkbakery.example',
  replies: [
    replyOf({}),
    replyOf({
      replyId: '0198a6f0-0000-7000-8000-0000000000d2',
      author: 'concierge',
      authorName: 'Alex Moreau',
      isInternal: true,
      at: '2026-11-20T18:00:00Z',
      text: 'Their provider is slow to answer.',
    }),
    replyOf({
      replyId: '0198a6f0-0000-7000-8000-0000000000d3',
      author: 'concierge',
      authorName: 'Alex Moreau',
      at: '2026-11-20T19:00:00Z',
      text: 'Update it **this week**.',
      body: [
        { kind: 'paragraph', spans: [{ text: 'Update it ' }, { text: 'this week', strong: true }, { text: '.' }] },
      ],
      files: [{ fileId: millId, fileName: 'steps.pdf', size: 48_000 }],
    }),
  ],
  ...changes,
});

type Message = CallOutput<'readConciergeMessage'>['data'];

export const messageId = '0198a6f0-0000-7000-8000-0000000000e1';

export const messageOf = (changes: Partial<Message> = {}): Message => ({
  conciergeMessageId: messageId,
  title: 'False invoices',
  state: 'draft',
  audience: { kind: 'all' },
  publishedAt: null,
  createdAt: '2026-11-20T17:00:00Z',
  createdBy: 'Alex Moreau',
  delivered: 0,
  readBy: 0,
  version: 1,
  body: 'Call before you pay.',
  text: [{ kind: 'paragraph', spans: [{ text: 'Call before you pay.' }] }],
  withdrawnAt: null,
  reaches: 12,
  organisations: [],
  ...changes,
});

/** The console's answers on the concierge's pages; a text is previewed as one paragraph. */
export const concierge = (handlers: FakeHandlers = {}): FakeHandlers =>
  staff({
    listOrganisations: ({ search }) => {
      const all = [organisationOf(larkId, 'Lark Bakery'), organisationOf(millId, 'Old Mill')];
      const organisations = all.filter(({ companyName }) =>
        companyName.toLowerCase().includes((search ?? '').toLowerCase()),
      );
      return { success: true, data: { ...page, total: organisations.length, sandboxes: 0, organisations } };
    },
    previewConciergeText: ({ text }) => ({ success: true, data: [{ kind: 'paragraph', spans: [{ text }] }] }),
    conciergeChoices: () => ({
      success: true,
      data: {
        plans: [{ planId: 'standard', planName: 'Standard' }],
        brands: [{ brandId: 'default', name: 'Cyber Safety' }],
        reachesAll: true,
        colleagues: [{ userId: alexId, name: 'Alex Moreau' }],
      },
    }),
    listConciergeMessages: () => ({ success: true, data: { ...page, messages: [messageOf()] } }),
    listCannedAnswers: () => ({ success: true, data: [] }),
    listHelpRequests: () => ({
      success: true,
      data: { ...page, counts: { new: 1, inProgress: 0, waiting: 0, closed: 0 }, requests: [helpRequestOf()] },
    }),
    readHelpRequest: () => ({ success: true, data: helpRequestOf() }),
    listWeaknesses: () => ({ success: true, data: { ...page, weaknesses: [] } }),
    ...handlers,
  });
