import type * as calls from '@portal/contract/phishing/phishing-campaigns.calls.ts';
import { figuresOf } from '@portal/domain/phishing/phishing-figures.ts';
import { CAMPAIGNS_A_PAGE, FEWEST_IN_A_GROUP } from '@portal/domain/phishing/phishing-limits.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { findSettings } from '../firm/settings.store.ts';
import { readTemplates } from '../templates/read-templates.ts';
import { campaignView } from './campaign-view.ts';
import { countCampaigns, findCampaign, listCampaigns } from './campaigns.store.ts';
import { groupDepartments } from './group-departments.ts';
import { type CountedRow, listCountedMails, listMailsSince, listPeopleOfCampaign } from './mails.store.ts';

/** A page of campaigns, the newest first. */
export async function phishingCampaigns(
  { database, clock }: Services,
  { session, brand }: CallerOf<typeof calls.phishingCampaigns>,
  { page }: InputOf<typeof calls.phishingCampaigns>,
): Promise<AnswerOf<typeof calls.phishingCampaigns>> {
  const today = dayOf(clock.now(), brand.timeZone);
  return database.inOrg(session.orgId, async (tx) => {
    const rows = await listCampaigns(tx, { offset: (page - 1) * CAMPAIGNS_A_PAGE, limit: CAMPAIGNS_A_PAGE });
    const mails = await listCountedMails(
      tx,
      rows.map((row) => row.campaign_id),
    );
    const byCampaign = Map.groupBy(mails, (mail) => mail.campaign_id);
    return {
      success: true,
      data: {
        total: await countCampaigns(tx),
        pageSize: CAMPAIGNS_A_PAGE,
        campaigns: rows.map((row) => campaignView(row, byCampaign.get(row.campaign_id) ?? [], today)),
      },
    };
  });
}

/** One campaign; people by name only where the firm chose so. */
export async function phishingCampaign(
  { database, clock }: Services,
  { session, brand, language }: CallerOf<typeof calls.phishingCampaign>,
  { campaignId }: InputOf<typeof calls.phishingCampaign>,
): Promise<AnswerOf<typeof calls.phishingCampaign>> {
  const today = dayOf(clock.now(), brand.timeZone);
  return database.inOrg(session.orgId, async (tx) => {
    const row = await findCampaign(tx, campaignId);
    if (row === undefined) throw new AppError('NOT_FOUND');
    const mails = await listCountedMails(tx, [campaignId]);
    const { shows_names: showsNames } = await findSettings(tx);
    return {
      success: true,
      data: {
        ...campaignView(row, mails, today),
        byDepartment: figuresByDepartment(mails),
        byTemplate: figuresByTemplate(mails, showsNames, language),
        people: showsNames ? await peopleOf(tx, campaignId, language) : null,
      },
    };
  });
}

/** Figures of each department with enough people; the others are one row with an empty name. */
export const figuresByDepartment = (mails: readonly CountedRow[]) =>
  groupDepartments(mails).map(([department, of]) => ({ department, figures: figuresOf(of) }));

/** By template, in the same way only of enough people where the firm does not see names. */
export function figuresByTemplate(mails: readonly CountedRow[], showsNames: boolean, language: Language) {
  const fewest = showsNames ? 1 : FEWEST_IN_A_GROUP;
  return [...Map.groupBy(mails, (mail) => mail.template_id)]
    .filter(([, of]) => of.length >= fewest)
    .map(([templateId, of]) => ({ templateId, name: nameOf(templateId, language), figures: figuresOf(of) }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

const nameOf = (templateId: string, language: Language) => readTemplates(language).get(templateId)?.name ?? templateId;

async function peopleOf(tx: OrgTransaction, campaignId: string, language: Language) {
  const people = await listPeopleOfCampaign(tx, campaignId);
  return people.map((person) => ({
    name: person.name,
    email: person.email,
    department: person.department,
    templateName: nameOf(person.template_id, language),
    state: person.state,
    sentAt: person.sent_at?.toISOString() ?? null,
    reportedAt: person.reported_at?.toISOString() ?? null,
    clickedAt: person.clicked_at?.toISOString() ?? null,
    lessonDoneAt: person.lesson_done_at?.toISOString() ?? null,
  }));
}

const MONTHS = 12;

/** Figures by month of sending, the oldest first. */
export async function phishingProgress(
  { database, clock }: Services,
  { session, brand }: CallerOf<typeof calls.phishingProgress>,
): Promise<AnswerOf<typeof calls.phishingProgress>> {
  const { timeZone } = brand;
  const first = Temporal.PlainDate.from(dayOf(clock.now(), timeZone))
    .with({ day: 1 })
    .subtract({ months: MONTHS - 1 })
    .toZonedDateTime(timeZone);
  const mails = await database.onceInOrg(session.orgId, (tx) => listMailsSince(tx, new Date(first.epochMilliseconds)));
  const byMonth = Map.groupBy(mails, ({ sentAt }) => (sentAt === null ? '' : dayOf(sentAt, timeZone).slice(0, 7)));
  return { success: true, data: [...byMonth].map(([month, of]) => ({ month, figures: figuresOf(of) })) };
}
