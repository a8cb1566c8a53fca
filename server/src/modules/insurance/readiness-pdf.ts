import type { readinessPdf } from '@portal/contract/insurance/insurance.calls.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { AnswerOf, CallerOf } from '../../call/bind-call.ts';
import { printedLogo } from '../../documents/printed-model.ts';
import type { Services } from '../../services.ts';
import { sayFor } from '../../system/texts/say-for.ts';
import { auditCaller } from '../audit/public.ts';
import { about } from './insurance.texts.ts';
import { readinessModel } from './readiness-model.ts';
import { readReadinessSheet } from './readiness-sheet.ts';

/** The sheet as a PDF; that it was downloaded is logged, because it tells where a firm is weak. */
export async function downloadReadinessPdf(
  services: Services,
  caller: CallerOf<typeof readinessPdf>,
): Promise<AnswerOf<typeof readinessPdf>> {
  const { database, clock, documents, brands } = services;

  const { brand, session } = caller;
  const sheet = await readReadinessSheet(services, caller);
  const now = clock.now();
  const say = sayFor(brand, caller.language);
  const logo = printedLogo(await brands.logoOf(brand));
  const bytes = await documents.typeset('readiness-sheet', readinessModel(sheet, { brand, logo, now, say }));
  const what = { action: 'insurance.sheet-downloaded' };
  await database.inOrg(session.orgId, (tx) => auditCaller(tx, caller, now, what));
  return { fileName: `${say(about.fileName, { date: dayOf(now, brand.timeZone) })}.pdf`, bytes };
}
