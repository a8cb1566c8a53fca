import type { acknowledgePolicy as acknowledgePolicyCall } from '@portal/contract/policies/sign-off.calls.ts';
import { judgeAnswers } from '@portal/domain/policies/sign-off-questions.ts';
import { signOffStatement } from '@portal/domain/policies/sign-off-statement.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { recordAudit } from '../../audit/public.ts';
import { findOrganisationName } from '../../profile/public.ts';
import { findAskedVersion } from './asked-version.ts';
import { withPerson } from './person-of-link.ts';
import { acknowledge } from './sign-offs-of-person.store.ts';

type Answer = AnswerOf<typeof acknowledgePolicyCall>;

/** Records that somebody has read and understood the text they were shown; a wrong answer leaves nothing behind. */
export async function acknowledgePolicy(
  services: Services,
  caller: CallerOf<typeof acknowledgePolicyCall>,
  { token, contentHash, answers, ...version }: InputOf<typeof acknowledgePolicyCall>,
): Promise<Answer> {
  return withPerson(services, token, async (tx, person, orgId) => {
    const row = await findAskedVersion(tx, person, version);
    if (row.acknowledgedAt !== null) return confirmedAt(row.acknowledgedAt);
    if (row.isWithdrawn) throw new AppError('SIGN_OFF_WITHDRAWN');
    if (row.contentHash.toString('hex') !== contentHash) throw new AppError('SIGN_OFF_TEXT_CHANGED');
    const judged = judgeAnswers(row.questions, row.seed, answers);
    if (judged.outcome === 'missing') throw new AppError('SIGN_OFF_QUESTIONS_OPEN');
    if (judged.outcome === 'wrong') return { success: true, data: { acknowledgedAt: null, wrong: [...judged.wrong] } };
    const at = services.clock.now();
    const say = sayFor(caller.brand, caller.language);
    const statement = signOffStatement(say, { ...version, ...row }, await findOrganisationName(tx));
    const record = { at, statement, contentHash: row.contentHash, questions: judged.answered };
    await acknowledge(tx, person.personId, version, record);
    await recordAudit(tx, {
      at,
      orgId,
      actorId: null,
      ip: caller.ip,
      transactionId: caller.transactionId,
      action: 'policy.acknowledged',
      subject: row.name,
      details: { ...version, person: person.email, questions: judged.answered.length },
    });
    return confirmedAt(at);
  });
}

function confirmedAt(at: Date): Answer {
  return { success: true, data: { acknowledgedAt: at.toISOString(), wrong: [] } };
}
