import { randomUUID } from 'node:crypto';
import type { askColleague as askColleagueCall } from '@portal/contract/maturity/maturity-asks.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { brandOrigin, linkInLanguage } from '../../../system/brand-origin.ts';
import { hashToken, newToken } from '../../../system/tokens.ts';
import { auditCaller } from '../../audit/public.ts';
import { actorName, findOrganisationName, lockOrganisation, readersLanguages } from '../../profile/public.ts';
import { readAssessmentRows } from '../assessment.store.ts';
import { assessmentViewOf } from '../assessment-view.ts';
import { findElementName } from '../find-element-name.ts';
import type { MaturityServices } from '../maturity-services.ts';
import { putAsk } from './asks.store.ts';

const LINK_LIFE_MS = 14 * 24 * 60 * 60_000;
/** More questions than a set has are not with colleagues at once. */
const MAX_ASKS = 50;

/** Mails a colleague a personal link to one question. */
export async function askColleague(
  services: MaturityServices,
  caller: CallerOf<typeof askColleagueCall>,
  { elementPath, email, name, message }: InputOf<typeof askColleagueCall>,
): Promise<AnswerOf<typeof askColleagueCall>> {
  const { database, clock, config, outbox, maturitySet } = services;

  const { session, brand } = caller;
  const element = maturitySet('en').byPath.get(elementPath);
  if (element === undefined) throw new AppError('QUESTION_CHANGED');
  const now = clock.now();
  return database.inOrg(session.orgId, async (tx) => {
    await lockOrganisation(tx);
    const { asks } = await readAssessmentRows(tx);
    const others = asks.filter((ask) => ask.elementId !== elementPath || ask.email !== email);
    if (others.length >= MAX_ASKS) throw new AppError('TOO_MANY_ASKS', { values: { maximum: MAX_ASKS } });
    const token = newToken();
    const askedBy = await actorName(tx, caller);
    await putAsk(tx, {
      askId: randomUUID(),
      orgId: session.orgId,
      elementId: elementPath,
      tokenHash: hashToken(token),
      email,
      name,
      message,
      askedBy: session.userId,
      askedByName: askedBy,
      askedAt: now,
      expiresAt: new Date(now.getTime() + LINK_LIFE_MS),
    });
    const language = (await readersLanguages(tx, brand, [email]))(email);
    const answerUrl = linkInLanguage(`${brandOrigin(brand, config.publicUrl)}/answer/${token}`, language);
    const mail = {
      kind: 'maturity-ask' as const,
      name,
      organisationName: await findOrganisationName(tx),
      askedBy,
      elementName: findElementName(maturitySet(language), elementPath) ?? element.name,
      message,
      answerUrl,
    };
    await outbox.put(tx, brand, email, mail, { language });
    await auditCaller(tx, caller, now, {
      action: 'maturity.ask',
      subject: element.name,
      details: { elementPath, email },
    });
    return { success: true, data: assessmentViewOf(maturitySet(caller.language), await readAssessmentRows(tx), now) };
  });
}
