import type {
  acknowledgePolicy as acknowledgePolicyCall,
  openSignOff as openSignOffCall,
  readSignOffText as readSignOffTextCall,
} from '@portal/contract/policies/sign-off.calls.ts';
import { readingMinutes } from '@portal/domain/policies/reading-minutes.ts';
import { signOffStatement } from '@portal/domain/policies/sign-off-statement.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { readMarkdown } from '../../../documents/read-markdown.ts';
import type { Services } from '../../../services.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { hashToken } from '../../../system/tokens.ts';
import { recordAudit } from '../../audit/public.ts';
import { findOrganisationName, languageOfVisit } from '../../profile/public.ts';
import { hasSignOff } from './has-sign-off.ts';
import { findSignOffLink, findSignOffPerson, type SignOffPerson } from './sign-off-people.store.ts';
import { acknowledge, listSignOffsOfPerson, lockSignOff } from './sign-offs-of-person.store.ts';

/**
 * Runs `work` for whose link it is, in their organisation. Links that are unknown or over, and those of a firm whose plan has no sign-off,
 * are all told the same.
 * @throws AppError SIGN_OFF_LINK_INVALID
 */
async function withPerson<Result>(
  services: Services,
  token: string,
  work: (tx: OrgTransaction, person: SignOffPerson, orgId: string) => Promise<Result>,
): Promise<Result> {
  const { database, clock } = services;
  const link = await database.onceAsSystem((tx) => findSignOffLink(tx, hashToken(token), clock.now()));
  if (link === undefined) throw new AppError('SIGN_OFF_LINK_INVALID');
  return database.inOrg(link.org_id, async (tx) => {
    const person = await findSignOffPerson(tx, link.person_id);
    if (person === null || !(await hasSignOff(services, tx))) throw new AppError('SIGN_OFF_LINK_INVALID');
    return work(tx, person, link.org_id);
  });
}

/** What somebody is asked to confirm, and what they have confirmed. */
export async function openSignOff(
  services: Services,
  caller: CallerOf<typeof openSignOffCall>,
  { token, language: chosenLanguage }: InputOf<typeof openSignOffCall>,
): Promise<AnswerOf<typeof openSignOffCall>> {
  return withPerson(services, token, async (tx, person, orgId) => {
    const visit = {
      orgId,
      email: person.email,
      chosenLanguage,
      pageLanguage: caller.language,
      at: services.clock.now(),
    };
    const language = await languageOfVisit(tx, visit);
    const rows = await listSignOffsOfPerson(tx, person.personId);
    const policies = rows.map((row) => ({
      policyId: row.policy_id,
      name: row.name,
      version: row.version,
      readingMinutes: readingMinutes(row.approved_text ?? ''),
      askedAt: row.asked_at.toISOString(),
      acknowledgedAt: row.acknowledged_at?.toISOString() ?? null,
    }));
    return {
      success: true,
      data: { language, name: person.name, organisation: await findOrganisationName(tx), policies },
    };
  });
}

/** One policy as it was approved. */
export async function readSignOffText(
  services: Services,
  { brand, language }: CallerOf<typeof readSignOffTextCall>,
  { token, ...version }: InputOf<typeof readSignOffTextCall>,
): Promise<AnswerOf<typeof readSignOffTextCall>> {
  return withPerson(services, token, async (tx, person) => {
    const row = await findSignOff(tx, person, version);
    const policy = { ...version, name: row.name };
    const statement =
      row.statement ?? signOffStatement(sayFor(brand, language), policy, await findOrganisationName(tx));
    return {
      success: true,
      data: {
        name: row.name,
        version: version.version,
        approver: row.approver,
        approvedAt: row.approvedAt.toISOString(),
        text: await readMarkdown(row.text),
        statement,
        contentHash: row.contentHash.toString('hex'),
        acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
      },
    };
  });
}

/** Records that somebody has read and understood the text they were shown. */
export async function acknowledgePolicy(
  services: Services,
  caller: CallerOf<typeof acknowledgePolicyCall>,
  { token, contentHash, ...version }: InputOf<typeof acknowledgePolicyCall>,
): Promise<AnswerOf<typeof acknowledgePolicyCall>> {
  return withPerson(services, token, async (tx, person, orgId) => {
    const row = await findSignOff(tx, person, version);
    if (row.acknowledgedAt !== null) return answerOf(row.acknowledgedAt);
    if (row.isWithdrawn) throw new AppError('SIGN_OFF_WITHDRAWN');
    if (row.contentHash.toString('hex') !== contentHash) throw new AppError('SIGN_OFF_TEXT_CHANGED');
    const at = services.clock.now();
    const say = sayFor(caller.brand, caller.language);
    const statement = signOffStatement(say, { ...version, name: row.name }, await findOrganisationName(tx));
    await acknowledge(tx, person.personId, version, { at, statement, contentHash: row.contentHash });
    await recordAudit(tx, {
      at,
      orgId,
      actorId: null,
      ip: caller.ip,
      transactionId: caller.transactionId,
      action: 'policy.acknowledged',
      subject: row.name,
      details: { ...version, person: person.email },
    });
    return answerOf(at);
  });
}

const answerOf = (at: Date) => ({ success: true as const, data: { acknowledgedAt: at.toISOString() } });

/** @throws AppError SIGN_OFF_LINK_INVALID for a policy that this person was never asked about, or is asked about no longer */
async function findSignOff(
  tx: OrgTransaction,
  person: SignOffPerson,
  version: { readonly policyId: string; readonly version: number },
) {
  const row = await lockSignOff(tx, person.personId, version);
  if (!row?.approved_text || !row.content_hash || !row.approved_at) throw new AppError('SIGN_OFF_LINK_INVALID');
  return {
    name: row.name,
    approver: row.approver ?? '',
    approvedAt: row.approved_at,
    text: row.approved_text,
    contentHash: row.content_hash,
    statement: row.statement,
    acknowledgedAt: row.acknowledged_at,
    isWithdrawn: row.withdrawn_at !== null,
  };
}
