import { randomUUID } from 'node:crypto';
import type * as calls from '@portal/contract/phishing/phishing-campaigns.calls.ts';
import { MAX_DAYS_AHEAD, REST_DAYS } from '@portal/domain/phishing/phishing-limits.ts';
import { planCampaign } from '@portal/domain/phishing/plan-campaign.ts';
import { workingWindows } from '@portal/domain/phishing/working-hours.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import { addDays } from '@portal/domain/training/training-year.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { requireNoSandbox } from '../../../database/sandboxes/sandbox.store.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { actorName, lockOrganisation } from '../../profile/public.ts';
import { listProvedDomains } from '../domains/domains.store.ts';
import { findResting, isAt, listTeam } from '../firm/people.store.ts';
import { findSettings } from '../firm/settings.store.ts';
import { requireNoObstacle } from '../provider/obstacle.ts';
import { readTemplates } from '../templates/read-templates.ts';
import { insertCampaign, insertMails, lockCampaign, replanCampaign } from './campaigns.store.ts';
import { hasBegun, listHistory } from './mails.store.ts';

type Save = typeof calls.savePhishingCampaign;
type Wanted = InputOf<Save>;

const DAY_MS = 24 * 60 * 60_000;

/** Plans a campaign, or plans anew one that has not begun. */
export async function savePhishingCampaign(
  services: Services,
  caller: CallerOf<Save>,
  input: Wanted,
): Promise<AnswerOf<Save>> {
  await requireNoObstacle(services);
  const { database, clock } = services;
  const { orgId } = caller.session;
  const now = clock.now();
  const windows = windowsOf(input, caller.brand.timeZone, now);
  if (input.templates.some((templateId) => !readTemplates('en').has(templateId))) throw new AppError('NOT_FOUND');
  const campaignId = input.campaignId ?? randomUUID();
  return database.inOrg(orgId, async (tx) => {
    await lockOrganisation(tx);
    await requireNoSandbox(tx, orgId);
    if (!(await findSettings(tx)).is_on) throw new AppError('PHISHING_IS_OFF');
    if (input.campaignId !== undefined) await requireNotBegun(tx, input.campaignId, now);
    const fields = fieldsOf(input);
    if (input.campaignId === undefined) {
      const made = { org_id: orgId, made_by_name: await actorName(tx, caller), made_at: now };
      await insertCampaign(tx, { ...fields, ...made, campaign_id: campaignId });
    } else await replanCampaign(tx, campaignId, fields);
    const { mails, ...leftOut } = await planFor(tx, { input, windows, campaignId, now });
    if (mails.length === 0) throw new AppError('PHISHING_NOBODY');
    await insertMails(tx, { orgId, campaignId }, mails);
    await auditCaller(tx, caller, now, {
      action: input.campaignId === undefined ? 'phishing.campaign-planned' : 'phishing.campaign-changed',
      subject: input.name,
      details: { campaignId, people: mails.length, startsOn: input.startsOn, days: input.days },
    });
    return { success: true, data: { campaignId, planned: mails.length, ...leftOut } };
  });
}

/** @throws AppError PHISHING_DATE_INVALID also where no working hours are left in these days */
function windowsOf({ startsOn, days }: Wanted, timeZone: string, now: Date) {
  const today = dayOf(now, timeZone);
  const isInTime = startsOn >= today && startsOn <= addDays(today, MAX_DAYS_AHEAD);
  const windows = isInTime ? workingWindows({ startsOn, days, timeZone }, now) : [];
  if (windows.length === 0)
    throw new AppError('PHISHING_DATE_INVALID', { field: 'startsOn', values: { count: MAX_DAYS_AHEAD } });
  return windows;
}

/** @throws AppError NOT_FOUND, PHISHING_CAMPAIGN_BEGUN */
async function requireNotBegun(tx: OrgTransaction, campaignId: string, now: Date): Promise<void> {
  const campaign = await lockCampaign(tx, campaignId);
  if (campaign === undefined) throw new AppError('NOT_FOUND');
  if (campaign.stopped_at !== null || (await hasBegun(tx, campaignId, now)))
    throw new AppError('PHISHING_CAMPAIGN_BEGUN');
}

const fieldsOf = ({ name, startsOn, days, departments, templates }: Wanted) => ({
  ...{ name, days, departments, templates },
  starts_on: startsOn,
  ends_on: addDays(startsOn, days - 1),
});

type Planning = {
  readonly input: Wanted;
  readonly windows: ReturnType<typeof workingWindows>;
  readonly campaignId: string;
  readonly now: Date;
};

async function planFor(tx: OrgTransaction, { input, windows, campaignId, now }: Planning) {
  const { departments } = input;
  const proved = await listProvedDomains(tx, now);
  const resting = await findResting(tx, {
    from: new Date((windows[0]?.from ?? 0) - REST_DAYS * DAY_MS),
    to: new Date((windows.at(-1)?.to ?? 0) + REST_DAYS * DAY_MS),
  });
  const team = (await listTeam(tx)).filter(
    ({ department }) => departments.length === 0 || departments.includes(department),
  );
  const reachable = team.filter((person) => isAt(proved, person));
  const due = reachable.filter((person) => !resting.has(person.trainee_id));
  const history = Map.groupBy(await listHistory(tx, campaignId), (row) => row.trainee_id);
  const { mails, seenAll } = planCampaign({
    people: due.map((person) => ({
      traineeId: person.trainee_id,
      department: person.department,
      roles: person.roles,
      history: (history.get(person.trainee_id) ?? []).map((row) => ({
        templateId: row.template_id,
        isClicked: row.clicked,
        isReported: row.reported,
      })),
    })),
    templates: [...readTemplates('en').values()],
    chosen: input.templates,
    windows,
    seed: campaignId,
  });
  const departmentOf = new Map(due.map((person) => [person.trainee_id, person.department]));
  return {
    mails: mails.map((mail) => ({ mailId: randomUUID(), department: departmentOf.get(mail.traineeId) ?? '', ...mail })),
    outside: team.length - reachable.length,
    resting: reachable.length - due.length,
    seenAll: seenAll.length,
  };
}
