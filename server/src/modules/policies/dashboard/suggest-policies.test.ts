import { NO_GOALS } from '@portal/domain/profile/org-goals.ts';
import { sayEnglish } from '@portal/domain/texts/testing/say-english.ts';
import { expect, test } from 'vitest';
import type { PolicyFacts } from '../policies.store.ts';
import { recommendedFor, summarizePolicies } from '../policies-summary.ts';
import { suggestPolicies } from './suggest-policies.ts';

const firm = { industry: 'RETAIL', teamSize: '11-20', goals: NO_GOALS, countries: [] };
const situation = {
  firm,
  answers: {},
  userId: 'me',
  now: new Date('2026-11-21T20:00:00Z'),
  timeZone: 'America/Los_Angeles',
};
const recommended = recommendedFor(firm, {});

const draft = (changes: Partial<PolicyFacts> = {}): PolicyFacts => ({
  id: 'visitors',
  name: 'Visitors',
  custom: true,
  version: 1,
  status: 'Draft',
  saved: '2026-11-20T20:00:00+00:00',
  draftMode: 'customise',
  sentTo: null,
  libraryVersion: null,
  language: 'en',
  active: null,
  ...changes,
});
const active = (id: string, approvedAt: string, reviewMonths: unknown = 12): PolicyFacts =>
  draft({
    id,
    name: id,
    status: 'Active',
    draftMode: null,
    active: { name: id, version: 1, approver: 'Ann', approvedAt, reviewMonths },
  });
const keys = (policies: readonly PolicyFacts[]) =>
  suggestPolicies(policies, situation, sayEnglish).map(({ key }) => key);

test('the first policy is approved before anything else, then the others that are recommended', () => {
  expect(keys([])).toEqual(['policies.first']);
  expect(keys([draft()])).toEqual(['policies.first']);
  const [first = '', ...others] = recommended;
  expect(suggestPolicies([active(first, '2026-11-01T00:00:00Z')], situation, sayEnglish)).toMatchObject([
    { key: 'policies.next', title: `Approve ${others.length} more policies` },
  ]);
  expect(keys(recommended.map((id) => active(id, '2026-11-01T00:00:00Z')))).toEqual([]);
});

test('a draft waits for whom it was sent to, and for nobody else', () => {
  const all = recommended.map((id) => active(id, '2026-11-01T00:00:00Z'));
  const sent = (userId: string) => draft({ draftMode: 'sent', sentTo: { userId, name: 'Kim' } });
  expect(suggestPolicies([...all, sent('me')], situation, sayEnglish)).toMatchObject([
    { key: 'policies.approve:visitors', href: '/securitypolicy/visitors/1' },
  ]);
  expect(keys([...all, sent('other')])).toEqual([]);
});

test('what holds is read again when its day has come', () => {
  const all = recommended.map((id) => active(id, '2026-11-01T00:00:00Z'));
  expect(keys([...all, active('a', '2025-11-20T00:00:00Z'), active('b', '2025-11-23T00:00:00Z')])).toEqual([
    'policies.review:a',
  ]);
  expect(keys([...all, active('c', '2026-08-01T00:00:00Z', 3), active('d', '2026-08-01T00:00:00Z', null)])).toEqual([
    'policies.review:c',
  ]);
});

test('the summary counts what holds, what is recommended and does not, and drafts', () => {
  const [first = ''] = recommended;
  expect(summarizePolicies([active(first, '2026-11-01T00:00:00Z'), draft()], firm, {})).toEqual({
    active: 1,
    inactive: recommended.length - 1,
    draft: 1,
    lastUpdated: '2026-11-20T20:00:00.000Z',
  });
});
