import { type CountedMail, figuresOf, type PhishingFigures } from '@portal/domain/phishing/phishing-figures.ts';
import type { CampaignState } from '@portal/domain/phishing/phishing-states.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { rolesOf, TRAINING_ROLES, type TrainingRole } from '@portal/domain/training/training-roles.ts';
import { AppError } from '../../../call/app-error.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { findOrganisationName } from '../../profile/public.ts';
import { campaignView } from '../campaigns/campaign-view.ts';
import { type CampaignRow, findCampaign, listAllCampaigns } from '../campaigns/campaigns.store.ts';
import { groupDepartments } from '../campaigns/group-departments.ts';
import { type CountedRow, listCountedMails, listPeopleOfCampaigns } from '../campaigns/mails.store.ts';
import { figuresByTemplate } from '../campaigns/read-campaigns.ts';
import { findSettings } from '../firm/settings.store.ts';

type Figured = { readonly figures: PhishingFigures };

/** What came of one campaign, or of all. */
export type Results = {
  readonly organisationName: string;
  /** Of one campaign alone. */
  readonly isOne: boolean;
  readonly today: string;
  /** Of everything together. */
  readonly figures: PhishingFigures;
  /** The oldest first. */
  readonly campaigns: readonly (Figured & {
    readonly name: string;
    readonly state: CampaignState;
    readonly startsOn: string;
    readonly endsOn: string;
  })[];
  /** By month of sending, such as "2026-11", the oldest first. */
  readonly months: readonly (Figured & { readonly month: string })[];
  /** The others together have no name. */
  readonly departments: readonly (Figured & { readonly department: string })[];
  /** By the first of each person's roles, so that nobody is in two groups; people without one and small groups are together. */
  readonly roles: readonly (Figured & { readonly role: TrainingRole | '' })[];
  /** Of one campaign; otherwise none. */
  readonly templates: readonly (Figured & { readonly name: string })[];
  /** Null where the firm does not see names. */
  readonly people:
    | readonly (Figured & { readonly name: string; readonly email: string; readonly department: string })[]
    | null;
};

/**
 * Reads the results of a campaign, or of all. Departments of several campaigns are put together from what the page of each shows, so
 * that nothing can be told of a group that is too small there.
 * @param campaignId undefined for all
 * @throws AppError NOT_FOUND where there is no such campaign
 */
export async function readResults(
  tx: OrgTransaction,
  campaignId: string | undefined,
  { now, brand: { timeZone }, language }: { now: Date; brand: Pick<Brand, 'timeZone'>; language: Language },
): Promise<Results> {
  const today = dayOf(now, timeZone);
  const rows = await chosenCampaigns(tx, campaignId);
  const ids = rows.map((row) => row.campaign_id);
  const mails = await listCountedMails(tx, ids);
  const { shows_names: showsNames } = await findSettings(tx);
  const byCampaign = Map.groupBy(mails, (mail) => mail.campaign_id);
  return {
    organisationName: await findOrganisationName(tx),
    isOne: campaignId !== undefined,
    today,
    figures: figuresOf(mails),
    campaigns: rows.map((row) => campaignView(row, byCampaign.get(row.campaign_id) ?? [], today)),
    months: monthsOf(mails, timeZone),
    departments: departmentsOf([...byCampaign.values()]),
    roles: rolesIn([...byCampaign.values()]),
    templates: campaignId === undefined ? [] : figuresByTemplate(mails, showsNames, language),
    people: showsNames ? await peopleOf(tx, ids) : null,
  };
}

async function chosenCampaigns(tx: OrgTransaction, campaignId: string | undefined): Promise<readonly CampaignRow[]> {
  if (campaignId === undefined) return listAllCampaigns(tx);
  const row = await findCampaign(tx, campaignId);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return [row];
}

function monthsOf(mails: readonly CountedMail[], timeZone: string): Results['months'] {
  const sent = mails.flatMap((mail) => (mail.sentAt === null ? [] : [{ ...mail, day: dayOf(mail.sentAt, timeZone) }]));
  return [...Map.groupBy(sent, ({ day }) => day.slice(0, 7))]
    .map(([month, of]) => ({ month, figures: figuresOf(of) }))
    .sort((one, other) => (one.month < other.month ? -1 : 1));
}

function departmentsOf(
  campaigns: readonly (readonly (CountedMail & { readonly department: string })[])[],
): Results['departments'] {
  const grouped = campaigns.flatMap((mails) => groupDepartments(mails));
  return [...Map.groupBy(grouped, ([department]) => department)]
    .map(([department, groups]) => ({ department, figures: figuresOf(groups.flatMap(([, of]) => of)) }))
    .sort(
      (one, other) =>
        Number(one.department === '') - Number(other.department === '') ||
        one.department.localeCompare(other.department),
    );
}

function rolesIn(campaigns: readonly (readonly CountedRow[])[]): Results['roles'] {
  const grouped = departmentsOf(
    campaigns.map((mails) => mails.map((mail) => ({ ...mail, department: rolesOf(mail.roles)[0] ?? '' }))),
  );
  const figures = new Map(grouped.map((group) => [group.department, group.figures]));
  return [...TRAINING_ROLES, '' as const].flatMap((role) => {
    const of = figures.get(role);
    return of === undefined ? [] : { role, figures: of };
  });
}

async function peopleOf(tx: OrgTransaction, campaignIds: readonly string[]) {
  const mails = await listPeopleOfCampaigns(tx, campaignIds);
  return [...Map.groupBy(mails, ({ traineeId }) => traineeId).values()].flatMap((of) => {
    const [first] = of;
    if (first === undefined) return [];
    const { name, email, department } = first;
    return [{ name, email, department, figures: figuresOf(of) }];
  });
}
