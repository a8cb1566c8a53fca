import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import { isDigestDay, isReminderDue } from '@portal/domain/policies/sign-off-reminders.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { oneByOne } from '../../../jobs/one-by-one.ts';
import type { Services } from '../../../services.ts';
import { brandOrigin, linkInLanguage } from '../../../system/brand-origin.ts';
import {
  findOrganisationBrand,
  findOrganisationName,
  listAdminEmails,
  readersLanguages,
} from '../../profile/public.ts';
import { hasSignOff } from './has-sign-off.ts';
import {
  listOpenSignOffs,
  listOrganisationsToLookAt,
  markReminded,
  type OpenSignOffRow,
  takeSignOffDay,
} from './open-sign-offs.store.ts';
import { mailSignOffs } from './sign-off-mails.ts';

const HOUR_OF_MAILS = 9;
const FIRMS_AT_ONCE = 200;

/**
 * Reminds people of what they have not confirmed, one mail each for all that is due, and sends admins their weekly summary: once a day for
 * each organisation, from nine in the morning in its brand's time zone. Safe to run at any time and from several processes.
 */
export async function remindOfSignOffs(services: Services): Promise<void> {
  const { database, clock, log } = services;
  const now = clock.now();
  // The latest day that it is anywhere; each organisation's own day is asked for below.
  const latestDay = dayOf(now, 'Pacific/Kiritimati');
  await oneByOne(log, {
    name: 'reminders of sign-offs',
    list: (after) =>
      database.onceAsSystem((tx) => listOrganisationsToLookAt(tx, latestDay, { after, limit: FIRMS_AT_ONCE })),
    keyOf: ({ orgId }) => orgId,
    work: ({ orgId }) => database.inOrg(orgId, (tx) => remindFirm(tx, services, orgId, now)),
  });
}

async function remindFirm(tx: OrgTransaction, services: Services, orgId: string, now: Date): Promise<void> {
  const brand = await services.brands.byId(await findOrganisationBrand(tx));
  const today = dayOf(now, brand.timeZone);
  if (hourOf(now, brand) < HOUR_OF_MAILS || !(await takeSignOffDay(tx, orgId, today))) return;
  if (!(await hasSignOff(services, tx))) return;
  const open = await listOpenSignOffs(tx);
  await remind(tx, services, { brand, orgId }, open, today);
  if (isDigestDay(today)) await sendDigest(tx, services, brand, open);
}

const hourOf = (instant: Date, { timeZone }: Brand): number =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).hour;

async function remind(
  tx: OrgTransaction,
  services: Services,
  where: { readonly brand: Brand; readonly orgId: string },
  open: readonly OpenSignOffRow[],
  today: string,
): Promise<void> {
  const due = open.filter((one) => isReminderDue(one, today));
  const byPerson = Map.groupBy(due, ({ person }) => person.personId);
  await markReminded(tx, due, today);
  const mails = [...byPerson.values()].flatMap(([first, ...rest]) =>
    first === undefined
      ? []
      : {
          kind: 'sign-off-reminder' as const,
          policies: [first, ...rest].map(({ policyName }) => policyName),
          askedBy: '',
          isAgain: false,
          person: first.person,
        },
  );
  await mailSignOffs(tx, services, where, mails);
}

async function sendDigest(
  tx: OrgTransaction,
  { outbox, config }: Services,
  brand: Brand,
  open: readonly OpenSignOffRow[],
): Promise<void> {
  const organisationName = await findOrganisationName(tx);
  const policies = [...Map.groupBy(open, ({ policyName }) => policyName)].map(([name, requests]) => ({
    name,
    open: requests.length,
  }));
  const page = `${brandOrigin(brand, config.publicUrl)}/securitypolicy`;
  const people = new Set(open.map(({ person }) => person.personId)).size;
  const readers = await listAdminEmails(tx);
  const languageOf = await readersLanguages(tx, brand, readers);
  for (const email of readers) {
    const language = languageOf(email);
    const policiesUrl = linkInLanguage(page, language);
    const mail = { kind: 'sign-off-digest' as const, organisationName, people, policies, policiesUrl };
    await outbox.put(tx, brand, email, mail, { language });
  }
}
