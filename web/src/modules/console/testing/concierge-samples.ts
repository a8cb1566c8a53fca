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
  isSuspended: false,
  signUpDate: '2026-11-01T20:00:00Z',
  websites: 1,
  admins: 3,
  recentScans: 2,
  lastActiveAt: null,
});

/** The console's answers on the concierge's pages; a text is previewed as one paragraph. */
export const concierge = (handlers: FakeHandlers = {}): FakeHandlers =>
  staff({
    listOrganisations: ({ search }) => {
      const all = [organisationOf(larkId, 'Lark Bakery'), organisationOf(millId, 'Old Mill')];
      const organisations = all.filter(({ companyName }) =>
        companyName.toLowerCase().includes((search ?? '').toLowerCase()),
      );
      return { success: true, data: { ...page, total: organisations.length, organisations } };
    },
    previewConciergeText: ({ text }) => ({ success: true, data: [{ kind: 'paragraph', spans: [{ text }] }] }),
    listWeaknesses: () => ({ success: true, data: { ...page, weaknesses: [] } }),
    ...handlers,
  });
