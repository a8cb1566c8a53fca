import { nextWorkingInstant } from '@portal/domain/phishing/working-hours.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import { addDays } from '@portal/domain/training/training-year.ts';
import type { DemoFirm } from '../../../module-demo.ts';
import type { Services } from '../../../services.ts';
import { listTeam } from '../firm/people.store.ts';
import { readTemplates } from '../templates/read-templates.ts';
import { type DemoMail, insertDemoCampaign, insertDemoFirm } from './demo-phishing.store.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const DOMAIN = 'harbor-bakery.example';
/** What somebody did, in minutes after the mail came. */
type Deed = { readonly report?: number; readonly click?: number; readonly further?: number; readonly robot?: number };

/** Half of the team reports, two click and read the lesson, one of them reports then; the robot is a mail filter's. */
const DEEDS: readonly Deed[] = [
  { report: 6 },
  { click: 9 },
  { report: 31 },
  {},
  { report: 14, robot: 1 },
  { robot: 1 },
];
const LATER_DEEDS: readonly Deed[] = [{ click: 22, further: 24, report: 40 }, {}];
const MINUTES_FOR_LESSON = 4;
const ENDED_DAYS_AGO = 20;
const STARTS_IN_DAYS = 12;
const CAMPAIGN_DAYS = 3;

/** Simulations that are on, with a campaign that is over and one that is planned; the team is training's. */
export async function finishDemo(
  { orgId, owner, since, now, timeZone }: DemoFirm,
  { database }: Pick<Services, 'database'>,
): Promise<void> {
  const templates = [...readTemplates('en').values()].filter(({ level, role }) => level === 1 && role === 'everyone');
  const templateOf = (index: number) => templates[index % templates.length]?.id ?? '';
  const sendAt = (day: Date, index: number) =>
    nextWorkingInstant(new Date(day.getTime() + index * 97 * MINUTE_MS), timeZone);
  const begun = new Date(now.getTime() - (ENDED_DAYS_AGO + CAMPAIGN_DAYS) * DAY_MS);
  const next = new Date(now.getTime() + STARTS_IN_DAYS * DAY_MS);
  await database.inOrg(orgId, async (tx) => {
    const team = await listTeam(tx);
    await insertDemoFirm(tx, {
      orgId,
      domain: DOMAIN,
      by: owner.name,
      at: since,
      expiresAt: new Date(now.getTime() + 320 * DAY_MS),
    });
    const deeds = [...DEEDS, ...LATER_DEEDS];
    const campaignOf = (name: string, startsOn: string, at: Date) => ({
      ...{ orgId, name, startsOn, at, by: owner.name },
      endsOn: addDays(startsOn, CAMPAIGN_DAYS - 1),
      days: CAMPAIGN_DAYS,
    });
    await insertDemoCampaign(
      tx,
      campaignOf('First practice', dayOf(begun, timeZone), new Date(begun.getTime() - 2 * DAY_MS)),
      team.map(({ trainee_id, department }, index) => {
        const at = sendAt(begun, index);
        return {
          trainee_id,
          department,
          template_id: templateOf(index),
          state: 'delivered',
          send_at: at,
          ...done(at, deeds[index]),
        };
      }),
    );
    await insertDemoCampaign(
      tx,
      campaignOf('Before the holidays', dayOf(next, timeZone), now),
      team.map(({ trainee_id, department }, index) => ({
        ...{ trainee_id, department, state: 'planned' as const },
        template_id: templateOf(index + 3),
        send_at: sendAt(next, index),
      })),
    );
  });
}

function done(at: Date, { report, click, further, robot }: Deed = {}): Partial<DemoMail> {
  const after = (minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS);
  return {
    sent_at: at,
    ...(report === undefined ? {} : { reported_at: after(report) }),
    ...(click === undefined ? {} : { clicked_at: after(click), lesson_done_at: after(click + MINUTES_FOR_LESSON) }),
    ...(further === undefined ? {} : { further_at: after(further) }),
    ...(robot === undefined ? {} : { robot_at: after(robot) }),
  };
}
