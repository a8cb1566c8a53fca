import { COMING_KINDS } from '@portal/domain/calendar/coming.ts';
import { ACTION_DOERS, URGENCIES } from '@portal/domain/dashboard/next-actions.ts';
import { z } from 'zod';
import { day, operation } from '../operation.ts';
import { does } from '../operations.texts.ts';
import { apiFinding } from './scanning.operations.ts';

/** Something with the address of the page where it is done. */
const linked = z.object({ title: z.string(), address: z.string() });

/** What owners ask an assistant; it says what first page, calendar and list of findings say. */
export const whatShouldWeFixThisWeek = operation({
  name: 'whatShouldWeFixThisWeek',
  audience: 'firm',
  module: 'dashboard',
  method: 'GET',
  path: '/this-week',
  resource: 'score',
  scope: 'score:read',
  // It names what all of them open.
  alsoNeeds: [
    ...(['websites:read', 'scans:read', 'findings:read', 'weaknesses:read'] as const),
    ...(['courses:read', 'policies:read', 'records:read', 'facts:read'] as const),
  ],
  summary: does.whatShouldWeFixThisWeek,
  input: z.strictObject({}),
  output: z.object({
    /** Of 100. */
    score: z.int(),
    /** What it can reach while what holds it down stands open. */
    reachable: z.int(),
    heldBy: z.array(z.object({ title: z.string(), address: z.string().nullable() })),
    /** First things first. */
    steps: z.array(
      linked.extend({
        reason: z.string(),
        urgency: z.enum(URGENCIES),
        minutes: z.number(),
        /** Points that the score is higher by when it is done. */
        gain: z.number(),
        doneBy: z.enum(ACTION_DOERS),
      }),
    ),
    /** The worst first; of all websites. */
    findings: z.array(apiFinding.extend({ websiteName: z.string() })),
    /** Of seven days, by day. */
    due: z.array(linked.extend({ day, kind: z.enum(COMING_KINDS) })),
    overdue: z.object({ people: z.int(), records: z.int() }),
  }),
  fromOutside: ['title', 'reason', 'url', 'subject', 'websiteName'],
  status: 200,
  errors: [],
  example: {
    input: {},
    output: {
      score: 64,
      reachable: 70,
      heldBy: [{ title: 'Fix the 2 high risks on Shop', address: 'https://portal.example.com/webappscan/Shop' }],
      steps: [
        {
          title: 'Fix the 2 high risks on Shop',
          address: 'https://portal.example.com/webappscan/Shop',
          reason: 'Attackers look for these first.',
          urgency: 'now',
          minutes: 60,
          gain: 12,
          doneBy: 'website-manager',
        },
      ],
      findings: [
        {
          id: '0b0a4f44-0c9e-4b1b-a4a8-6a1d6e0c3c03',
          websiteId: '6f1d0c1e-6a63-4c1f-9d55-0c5d8f0b7a01',
          websiteName: 'Shop',
          title: 'Visitors are not sent to the encrypted site',
          severity: 'high',
          state: 'open',
          mark: null,
          url: 'http://shop.example.com/',
          subject: '',
          firstSeenAt: '2026-11-13T02:03:00.000Z',
          lastSeenAt: '2026-11-20T02:03:00.000Z',
          fixedAt: null,
        },
      ],
      due: [
        {
          day: '2026-12-03',
          kind: 'policy-review',
          title: 'Review Backup',
          address: 'https://portal.example.com/policies/backup',
        },
      ],
      overdue: { people: 1, records: 0 },
    },
  },
});
