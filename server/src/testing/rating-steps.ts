import { fastRatings, rating } from '@portal/contract/ratings/ratings.calls.ts';
import { createLookRunner } from '../modules/ratings/looks/run-look-job.ts';
import { type Member, signIn, TEST_COMPANY } from './people.ts';
import { createFakeRatings } from './surface.ts';
import type { TestPortal } from './test-portal.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A job's control that nobody takes back. */
export const noSignal = { id: 'job', signal: new AbortController().signal };

/** What tests of ratings do again and again, with a provider that sees what they tell it. */
export function ratingSteps(portal: () => TestPortal) {
  const fake = createFakeRatings();
  const runner = () => createLookRunner({ ...portal().portal.services, ratings: fake });

  /** Works off the looks that wait, as the worker does. */
  async function work(): Promise<void> {
    const waiting = await portal().database.query<{ look_id: string }>(
      `select look_id from rated_companies where look_id is not null order by asked_at`,
    );
    for (const { look_id: lookId } of waiting) await runner().run({ lookId }, noSignal);
  }

  /** The call while the worker does its part. */
  async function asked({ browser }: Member) {
    const asking = browser.call(fastRatings, { url: TEST_COMPANY.companyUrl });
    for (;;) {
      await work();
      const done = await Promise.race([asking, new Promise<null>((resolve) => setTimeout(resolve, 20, null))]);
      if (done !== null) return done;
    }
  }

  return {
    fake,
    runner,
    work,
    asked,
    /** What it answers where there is a rating, or too little for one. */
    async rated(member: Member) {
      const { body } = await asked(member);
      if (body.data === null) throw new Error(body.error ?? 'There is no rating.');
      return body.data;
    },
    /** The same person days later, signed in again. */
    async daysLater(member: Member, days: number): Promise<Member> {
      portal().clock.advance(days * DAY_MS);
      return { ...member, browser: await signIn(portal(), member.email) };
    },
    ratingOf: async ({ browser }: Member) => (await browser.call(rating, {})).body.data,
    auditOf: ({ orgId }: Member) =>
      portal().database.query<{ action: string }>(
        `select action from audit_log where org_id = $1 and action like 'rating.%' order by audit_id`,
        [orgId],
      ),
    /** The look that is under way. */
    async lookOf({ orgId }: Member): Promise<string> {
      const [row] = await portal().database.query<{ look_id: string }>(
        'select look_id from rated_companies where org_id = $1',
        [orgId],
      );
      return row?.look_id ?? '';
    },
  };
}
