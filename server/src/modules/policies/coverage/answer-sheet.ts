import type { downloadAnswerSheet as downloadAnswerSheetCall } from '@portal/contract/policies/coverage.calls.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import { answerWords } from '@portal/domain/policies/coverage.texts.ts';
import { csvFile } from '@portal/domain/portal/csv-file.ts';
import { downloadName } from '@portal/domain/portal/download-name.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { printedLogo } from '../../../documents/printed-model.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { requirementsOf } from '../clauses/standards-of.ts';
import { answerModel } from './answer-model.ts';
import { saidBy, whyInWords } from './answer-words.ts';
import { columns, fileNames } from './coverage.texts.ts';
import { readFirmCoverage } from './coverage-view.ts';
import type { FirmCoverage } from './firm-coverage.ts';

/** The usual questions of customers with the firm's answers. */
export async function downloadAnswerSheet(
  services: Services,
  caller: CallerOf<typeof downloadAnswerSheetCall>,
  { format }: InputOf<typeof downloadAnswerSheetCall>,
): Promise<AnswerOf<typeof downloadAnswerSheetCall>> {
  const { database, clock, brands, documents } = services;
  const { brand, session } = caller;
  const { company, coverage, say } = await readFirmCoverage(services, caller);
  const now = clock.now();
  const date = dayOf(now, brand.timeZone);
  const what = { action: 'policy.answers-downloaded', details: { format } };
  await database.inOrg(session.orgId, (tx) => auditCaller(tx, caller, now, what));
  const fileName = downloadName(`${say(fileNames.answers, { date })}.${format}`, `answers.${format}`);
  if (format === 'csv')
    return { fileName, type: 'text/csv; charset=utf-8', bytes: Buffer.from(answerTable(coverage, say)) };
  const logo = printedLogo(await brands.logoOf(brand));
  const bytes = await documents.typeset('answer-sheet', answerModel(coverage, { company, brand, logo, now, say }));
  return { fileName, type: 'application/pdf', bytes };
}

/** Questions as rows; cells are safe in spreadsheet programs. */
export function answerTable({ topics }: Pick<FirmCoverage, 'topics'>, say: Say): string {
  const head = [columns.number, columns.topic, columns.question, columns.answer, columns.reason];
  const more = [columns.clauses, columns.policies, columns.standards];
  return csvFile(
    [...head, ...more].map((heading) => say(heading)),
    topics.flatMap(({ name, questions }) =>
      questions.map(({ id, ask, answer, reason, clauses, anchors }) => [
        id,
        name,
        ask,
        say(answerWords[answer]),
        whyInWords(reason, say),
        saidBy(clauses)
          .map((clause) => `${clause.id} ${clause.title}`)
          .join('; '),
        [...new Set(saidBy(clauses).map(({ policy }) => policy))].join('; '),
        requirementsOf([{ anchors }])
          .map(({ framework, ids }) => `${framework} ${ids.join(', ')}`)
          .join('; '),
      ]),
    ),
  );
}
