import { type ComingEntry, type ComingPlace, comingWithin, type DaySpan } from '@portal/domain/calendar/coming.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { ModuleKey } from '@portal/domain/plans/module-status.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { mayTell, tellAll } from '../../module-teller.ts';
import type { Services } from '../../services.ts';
import { sayFor } from '../../system/texts/say-for.ts';
import { tellEndingLinks } from '../handovers/public.ts';
import { tellAgingAnswers } from '../maturity/public.ts';
import { tellComingScans, tellWebsiteEnds } from '../monitoring/public.ts';
import { type CurrentPlan, tellComingPlanEnd } from '../plans/public.ts';
import { includesSignOff, tellComingReminders, tellComingReviews } from '../policies/public.ts';
import { tellEndingPacks } from '../proof-packs/public.ts';
import { tellEndingCertificates } from '../ratings/public.ts';
import { tellDueRecords } from '../registers/public.ts';
import { type ComingCourse, tellComingCourses, yearCourses } from '../training/public.ts';
import { type ComingRows, readComingRows } from './coming.store.ts';

/** For whom what comes is read. */
export type ComingAsker = {
  readonly session: { readonly orgId: string };
  readonly brand: Pick<Brand, 'timeZone' | 'locale'>;
  /** Left out where there is English alone. */
  readonly language?: Language;
};

/** What comes to a firm within some days, in the order in which it is told; nothing of modules that its plan does not hold. */
export async function readComing(
  { database, clock, plans, tellers }: Pick<Services, 'database' | 'clock' | 'plans' | 'tellers'>,
  { session, brand, language }: ComingAsker,
  span: DaySpan,
): Promise<readonly ComingEntry[]> {
  const now = clock.now();
  const { timeZone } = brand;
  const place = { span, timeZone, today: dayOf(now, timeZone) };
  const say = language === undefined ? sayFor(brand) : sayFor(brand, language);
  const { current, rows, told } = await database.inOrg(session.orgId, async (tx) => {
    const rows = await readComingRows(tx, place, tellers);
    const current = await plans.current(tx);
    const has = (module: ModuleKey) => current.modules[module] === 'ACTIVE';
    const told = await tellAll(tellers, rows.told, async (teller, own) =>
      mayTell(teller, has) ? teller.coming(own, { tx, brand, say, now }, place) : [],
    );
    return { current, rows, told };
  });
  return comingWithin([...tellComing(rows, current, { now, place, say }), ...told], span);
}

type Telling = { readonly now: Date; readonly place: ComingPlace; readonly say: Say };

function tellComing(rows: ComingRows, current: CurrentPlan, { now, place, say }: Telling): readonly ComingEntry[] {
  const has = (module: ModuleKey) => current.modules[module] === 'ACTIVE';
  return [
    ...tellComingPlanEnd(current.subscription, place, say),
    ...(has('monitoring') ? [...tellComingScans(rows.websites, place, say), ...tellWebsiteEnds(rows.ends, say)] : []),
    ...(has('training') ? tellComingCourses(rows.courses, (course) => courseName(course, say.language), say) : []),
    ...(has('compliance') ? tellComingReviews(rows.policies, now, place, say) : []),
    ...(has('compliance') ? tellDueRecords(rows.records, say) : []),
    ...(includesSignOff(current) ? tellComingReminders(rows.requests, place, say) : []),
    ...(has('cybermaturity') ? tellAgingAnswers(rows.answers, say) : []),
    ...(has('ratings') ? tellEndingCertificates(rows.certificates, say) : []),
    ...tellEndingLinks(rows.links, say),
    ...tellEndingPacks(rows.packs, say),
  ];
}

const courseName = ({ courseId, own }: ComingCourse, language: Language) =>
  own === null
    ? (yearCourses(language).find(({ id }) => id === courseId)?.name ?? courseId)
    : (own.names[language] ?? own.names[own.base_language] ?? courseId);
