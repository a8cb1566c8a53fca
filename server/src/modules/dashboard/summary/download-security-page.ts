import type { downloadSecurityPage as contract } from '@portal/contract/dashboard/dashboard.calls.ts';
import { SCORE_TOPICS } from '@portal/domain/dashboard/score/score-topics.ts';
import { verdictOf } from '@portal/domain/dashboard/score/score-verdict.ts';
import { changesWithoutSecrets, withoutSecrets } from '@portal/domain/dashboard/without-secrets.ts';
import { daysBefore } from '@portal/domain/digest/digest-times.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { AnswerOf, CallerOf } from '../../../call/bind-call.ts';
import { printedLogo } from '../../../documents/printed-model.ts';
import { about } from '../../../documents/security-page.texts.ts';
import { securityPageModel } from '../../../documents/security-page-model.ts';
import { auditCaller } from '../../audit/public.ts';
import { findOrganisationName } from '../../profile/public.ts';
import type { DashboardServices } from '../dashboard-services.ts';
import { summarizeScore } from '../score/read-score.ts';
import { readSituation } from '../situation.ts';

/** What the page tells of: about a month, in whole weeks. */
const DAYS = 28;

/** The firm's security on one page, from the same reading as the dashboard, so that the two cannot disagree. */
export async function downloadSecurityPage(
  services: DashboardServices,
  caller: CallerOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { database, documents, brands } = services;
  const { session, brand } = caller;
  const situation = await readSituation(services, caller, DAYS);
  const { now, score, actions, facts, current, say } = situation;
  const organisationName = await database.inOrg(session.orgId, async (tx) => {
    const name = await findOrganisationName(tx);
    await auditCaller(tx, caller, now, { action: 'security-page.downloaded', subject: name });
    return name;
  });
  const today = dayOf(now, brand.timeZone);
  const { days } = summarizeScore(situation);
  const before = days.findLast(({ day }) => day <= daysBefore(today, DAYS));
  const scans = current.modules.monitoring === 'ACTIVE' ? facts.websites.flatMap((site) => site.nextScanAt ?? []) : [];
  const model = securityPageModel({
    brand,
    logo: printedLogo(await brands.logoOf(brand)),
    say,
    organisationName,
    createdAt: now,
    score: score.score,
    gained: before === undefined ? null : score.score - before.score,
    verdict: verdictOf({ ...score, heldBy: score.heldBy.map((held) => withoutSecrets(held, say)) }, say),
    topics: score.topics.map(({ topic, points, of }) => ({ name: say(SCORE_TOPICS[topic].name), points, of })),
    ...changesWithoutSecrets(situation.changes, say),
    steps: actions.map((action) => withoutSecrets(action, say)),
    late: current.modules.training === 'ACTIVE' ? facts.training.late : 0,
    nextScanAt: scans.map((at) => new Date(at)).sort((one, other) => one.getTime() - other.getTime())[0] ?? null,
  });
  return {
    fileName: `${say(about.fileName, { date: today })}.pdf`,
    bytes: await documents.typeset('security-page', model),
  };
}
