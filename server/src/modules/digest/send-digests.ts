import { daysBefore, digestDay, frequenciesOn } from '@portal/domain/digest/digest-times.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { oneByOne } from '../../jobs/one-by-one.ts';
import { brandOrigin, linkInLanguage } from '../../system/brand-origin.ts';
import { readComing } from '../calendar/public.ts';
import { type DashboardServices, readSituation } from '../dashboard/public.ts';
import { readersLanguages } from '../profile/public.ts';
import { claimDigest, type DigestReader, findFrequency, listDueReaders } from './digest.store.ts';
import { digestOf } from './digest-of.ts';
import { ONE_CLICK_PATH } from './stop-digest.ts';

const DAY_MS = 24 * 60 * 60_000;
/** So many at a time: each is a few short statements. */
const AT_ONCE = 50;
const DAYS = { weekly: 7, monthly: 28 } as const;

/**
 * Puts the digests of the Monday in the outbox, for all brands in whose time zone it is due.
 * @returns how many people were written to, or were found to need none
 */
export async function sendDigests(services: DashboardServices): Promise<number> {
  const now = services.clock.now();
  let done = 0;
  const brands = await services.brands.list();
  for (const monday of new Set(brands.flatMap(({ timeZone }) => digestDay(now, timeZone) ?? []))) {
    const due = brands.filter(({ timeZone }) => digestDay(now, timeZone) === monday);
    done += await sendDigestsOf(services, due, monday);
  }
  return done;
}

async function sendDigestsOf(services: DashboardServices, brands: readonly Brand[], monday: string): Promise<number> {
  const { database, clock, log } = services;
  const due = {
    brandIds: brands.map(({ brandId }) => brandId),
    monday,
    frequencies: frequenciesOn(monday),
    joinedBefore: new Date(clock.now().getTime() - DAY_MS),
  };
  return oneByOne(log, {
    name: 'digest',
    list: (after) => database.onceAsSystem((tx) => listDueReaders(tx, due, { after, limit: AT_ONCE })),
    keyOf: ({ userId }) => userId,
    work: (reader) => sendDigest(services, brands, reader, monday),
  });
}

async function sendDigest(
  services: DashboardServices,
  brands: readonly Brand[],
  reader: DigestReader,
  monday: string,
): Promise<void> {
  const { database, outbox, config } = services;
  const brand = brands.find(({ brandId }) => brandId === reader.brandId);
  if (brand === undefined) return;
  const { orgId, userId, email, firstName } = reader;
  const { frequency, language } = await database.inOrg(orgId, async (tx) => ({
    frequency: await findFrequency(tx, userId),
    language: (await readersLanguages(tx, brand, [email]))(email),
  }));
  if (frequency === 'never') return;
  const asker = { session: { orgId, userId }, brand, language };
  const days = DAYS[frequency];
  const situation = await readSituation(services, asker, days);
  const untilNext = { from: dayOf(situation.now, brand.timeZone), to: daysBefore(monday, 1 - days) };
  const coming = await readComing(services, asker, untilNext);
  const { step, ...content } = digestOf(situation, coming, monday, days);
  const origin = brandOrigin(brand, config.publicUrl);
  await database.inOrg(orgId, async (tx) => {
    const token = await claimDigest(tx, reader, monday);
    // A firm whose plan has ended is told about it by the plan's own emails.
    if (token === null || !Object.values(situation.current.modules).includes('ACTIVE')) return;
    const linkTo = (path: string) => linkInLanguage(origin + path, language);
    const mail = {
      kind: 'digest' as const,
      ...content,
      firstName,
      frequency,
      step:
        step === null ? null : { title: step.title, minutes: step.minutes, gain: step.gain, url: linkTo(step.path) },
      homeUrl: linkTo('/'),
      choiceUrl: linkTo(`/mail-choice/${token}`),
      unsubscribeUrl: `${origin}${ONE_CLICK_PATH}/${token}`,
    };
    await outbox.put(tx, brand, email, mail, { language });
  });
}
