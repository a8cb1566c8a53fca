import type { readSignOffText as readSignOffTextCall } from '@portal/contract/policies/sign-off.calls.ts';
import { partsOfPolicy, whatStaffReads } from '@portal/domain/policies/part-for-everyone.ts';
import { readingMinutes } from '@portal/domain/policies/reading-minutes.ts';
import { askedQuestions } from '@portal/domain/policies/sign-off-questions.ts';
import { signOffStatement } from '@portal/domain/policies/sign-off-statement.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { readMarkdown } from '../../../documents/read-markdown.ts';
import type { Services } from '../../../services.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { findOrganisationName } from '../../profile/public.ts';
import { compareMarkdown } from '../compare/compare-markdown.ts';
import { findAskedVersion } from './asked-version.ts';
import { withPerson } from './person-of-link.ts';
import { findConfirmedBefore } from './sign-offs-of-person.store.ts';

type Answer = AnswerOf<typeof readSignOffTextCall>;

/** One policy as it was approved. */
export async function readSignOffText(
  services: Services,
  { brand, language }: CallerOf<typeof readSignOffTextCall>,
  { token, ...version }: InputOf<typeof readSignOffTextCall>,
): Promise<Answer> {
  return withPerson(services, token, async (tx, person) => {
    const row = await findAskedVersion(tx, person, version);
    const { summary, rest } = partsOfPolicy(row.text);
    const questions = row.acknowledgedAt === null ? askedQuestions(row.questions, row.seed) : [];
    const policy = { ...version, name: row.name, text: row.text };
    const statement =
      row.statement ?? signOffStatement(sayFor(brand, language), policy, await findOrganisationName(tx));
    return {
      success: true,
      data: {
        name: row.name,
        version: version.version,
        approver: row.approver,
        approvedAt: row.approvedAt.toISOString(),
        // In which language a firm writes itself is not known; questions are there only beside the library's words.
        textLanguage: row.isOwnText && row.questions.questions.length === 0 ? null : row.language,
        summary: summary === null ? null : await readMarkdown(summary),
        rest: await readMarkdown(rest),
        readingMinutes: readingMinutes(whatStaffReads(row.text)),
        questions: questions.map(({ options, ...question }) => ({ ...question, options: [...options] })),
        changed:
          summary === null
            ? null
            : await changesOf(tx, { summary, language: row.language }, { ...version, personId: person.personId }),
        statement,
        contentHash: row.contentHash.toString('hex'),
        acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
        carriedFrom: row.carriedFrom,
      },
    };
  });
}

type Place = { readonly personId: string; readonly policyId: string; readonly version: number };

/** The part for everyone beside that of the version which this person confirmed last before this one; null where that was in another language. */
async function changesOf(
  tx: OrgTransaction,
  { summary, language }: { readonly summary: string; readonly language: Language },
  { personId, ...version }: Place,
): Promise<Answer['data']['changed']> {
  const before = await findConfirmedBefore(tx, personId, version);
  const earlier = partsOfPolicy(before?.approved_text ?? '').summary;
  if (!before?.acknowledged_at || earlier === null || before.language !== language) return null;
  const rows = await compareMarkdown(earlier, summary);
  if (rows.every(({ kind }) => kind === 'same')) return null;
  return {
    version: before.version,
    confirmedAt: before.acknowledged_at.toISOString(),
    rows,
  };
}
