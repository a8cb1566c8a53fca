import type {
  answerAsk as answerAskCall,
  openAsk as openAskCall,
} from '@portal/contract/maturity/maturity-asks.calls.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { brandOrigin, linkInLanguage } from '../../../system/brand-origin.ts';
import { hashToken } from '../../../system/tokens.ts';
import { recordAudit } from '../../audit/public.ts';
import {
  findColleague,
  findOrganisationBrand,
  findOrganisationName,
  languageOfVisit,
  readersLanguages,
} from '../../profile/public.ts';
import { findElementName } from '../find-element-name.ts';
import type { MaturityServices } from '../maturity-services.ts';
import type { SetElement } from '../maturity-set.ts';
import { questionOf } from '../question-of.ts';
import { findAskLink, lockAsk, putProposal } from './asks.store.ts';

type Ask = NonNullable<Awaited<ReturnType<typeof lockAsk>>>;
type Asked = { readonly ask: Ask; readonly element: SetElement; readonly orgId: string; readonly now: Date };

/**
 * Runs `work` for whose link it is, in the organisation that asks. Links that are unknown, over or revoked, of questions that are gone and
 * of a firm whose plan has no assessment are all told the same.
 * @throws AppError ASK_LINK_INVALID
 */
async function withAsk<Result>(
  { database, clock, plans, maturitySet }: MaturityServices,
  token: string,
  work: (tx: OrgTransaction, asked: Asked) => Promise<Result>,
): Promise<Result> {
  const now = clock.now();
  const link = await database.onceAsSystem((tx) => findAskLink(tx, hashToken(token), now));
  if (link === undefined) throw new AppError('ASK_LINK_INVALID');
  return database.inOrg(link.org_id, async (tx) => {
    const { modules } = await plans.current(tx);
    const ask = await lockAsk(tx, link.ask_id);
    const element = ask === undefined ? undefined : maturitySet('en').byPath.get(ask.element_id);
    if (modules.cybermaturity !== 'ACTIVE' || ask === undefined || element === undefined)
      throw new AppError('ASK_LINK_INVALID');
    return work(tx, { ask, element, orgId: link.org_id, now });
  });
}

/** The question that a colleague is asked. */
export async function openAsk(
  services: MaturityServices,
  caller: CallerOf<typeof openAskCall>,
  { token, language: chosenLanguage }: InputOf<typeof openAskCall>,
): Promise<AnswerOf<typeof openAskCall>> {
  const set = services.maturitySet(caller.language);
  return withAsk(services, token, async (tx, { ask, element, orgId, now: at }) => ({
    success: true,
    data: {
      language: await languageOfVisit(tx, {
        ...{ orgId, email: ask.asked_email, chosenLanguage, pageLanguage: caller.language, at },
      }),
      organisation: await findOrganisationName(tx),
      name: ask.asked_name,
      askedBy: ask.asked_by_name,
      message: ask.message,
      expiresAt: ask.expires_at.toISOString(),
      ...questionOf(set.byPath.get(element.elementPath) ?? element, set),
      questionVersion: element.version,
      answer: ask.level === null ? null : { level: ask.level, dontKnow: ask.dont_know ?? false, note: ask.note ?? '' },
    },
  }));
}

/** Keeps what a colleague answers as a proposal, and tells whoever asked, once. */
export async function answerAsk(
  services: MaturityServices,
  caller: CallerOf<typeof answerAskCall>,
  { token, questionVersion, level, dontKnow, note }: InputOf<typeof answerAskCall>,
): Promise<AnswerOf<typeof answerAskCall>> {
  return withAsk(services, token, async (tx, { ask, element, orgId, now }) => {
    if (questionVersion !== element.version) throw new AppError('QUESTION_CHANGED');
    const proposal = { level: dontKnow ? 0 : level, dontKnow, note, questionVersion, answeredAt: now };
    await putProposal(tx, ask.ask_id, proposal);
    if (ask.answered_at === null) await tellAsker(tx, services, { ask, element });
    await recordAudit(tx, {
      at: now,
      orgId,
      actorId: null,
      ip: caller.ip,
      transactionId: caller.transactionId,
      action: 'maturity.ask-answered',
      subject: element.name,
      details: { elementPath: element.elementPath, email: ask.asked_email },
    });
    return { success: true };
  });
}

async function tellAsker(
  tx: OrgTransaction,
  { outbox, brands, config, maturitySet }: MaturityServices,
  { ask, element }: Pick<Asked, 'ask' | 'element'>,
): Promise<void> {
  const asker = ask.asked_by === null ? null : await findColleague(tx, ask.asked_by);
  // Who has left the firm asks no more; the answer waits in the portal all the same.
  if (asker === null) return;
  const brand: Brand = await brands.byId(await findOrganisationBrand(tx));
  const language = (await readersLanguages(tx, brand, [asker.email]))(asker.email);
  const page = `${brandOrigin(brand, config.publicUrl)}/cybermaturity/assessment/${element.elementPath}`;
  const mail = {
    kind: 'maturity-ask-answered' as const,
    organisationName: await findOrganisationName(tx),
    answeredBy: ask.asked_name,
    elementName: findElementName(maturitySet(language), element.elementPath) ?? element.name,
    questionUrl: linkInLanguage(page, language),
  };
  await outbox.put(tx, brand, asker.email, mail, { language });
}
