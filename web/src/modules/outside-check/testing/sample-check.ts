import type { CheckFinding, CheckResult } from '../check-types.ts';

/** A finding as the server tells it. */
export const sampleFinding = (changes: Partial<CheckFinding> = {}): CheckFinding => ({
  kind: 'spf-missing',
  grade: 'BAD',
  title: 'Nothing says which servers can send email in your name',
  why: 'Anybody can send an invoice that seems to come from you.',
  fix: ['Add one TXT record to your domain.'],
  who: 'The people who manage your domain',
  effort: '1 hour',
  places: [{ asset: 'harbor-bakery.com', evidence: ['No TXT record begins with "v=spf1".'] }],
  ...changes,
});

/** A check that is done, with one thing to fix. */
export const sampleCheck = (changes: Partial<CheckResult> = {}): CheckResult => ({
  domain: 'harbor-bakery.com',
  subscriptionId: null,
  isDone: true,
  failure: null,
  verdict: { tone: 'danger', title: '1 thing needs fixing', text: 'Start at the top.' },
  measured: 6,
  looked: 7,
  parts: [
    { part: 'mail', title: 'Email in your name', isLooking: false, notMeasured: [], findings: [sampleFinding()] },
    {
      part: 'names',
      title: 'Your domain name',
      isLooking: false,
      notMeasured: ['Signed answers (DNSSEC): a server did not respond in time, so we can’t say anything about this.'],
      findings: [],
    },
  ],
  notLookedAt: [{ title: 'Remote access', why: 'Trying it needs the company’s permission.' }],
  expiresAt: '2026-11-24T21:00:00Z',
  ...changes,
});
