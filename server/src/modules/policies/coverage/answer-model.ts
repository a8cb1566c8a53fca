import { QUESTION_ANSWERS } from '@portal/domain/policies/answer-question.ts';
import { answerWords } from '@portal/domain/policies/coverage.texts.ts';
import { type PaperOf, type PrintedModel, printedPaper } from '../../../documents/printed-model.ts';
import { numbersFor, sayAll } from '../../../documents/printed-words.ts';
import { brandDate } from '../../../system/brand-date.ts';
import { sourcesInWords, whyInWords } from './answer-words.ts';
import { about, printed } from './coverage.texts.ts';
import { countAnswers } from './coverage-view.ts';
import type { FirmCoverage } from './firm-coverage.ts';

/** For whom the sheet is printed. */
type Printed = PaperOf & { readonly company: string; readonly now: Date };

/** What `templates/answer-sheet.typ` prints. */
export function answerModel(coverage: Pick<FirmCoverage, 'topics'>, { company: organization, now, ...paper }: Printed) {
  const { brand, say } = paper;
  const date = brandDate(now, { ...brand, locale: say.locale });
  const number = numbersFor(say);
  const counts = countAnswers(coverage);
  return {
    ...printedPaper(paper),
    words: {
      ...sayAll(say, printed),
      title: say(about.title, { organization }),
      description: say(about.description, { organization, date }),
      whatItIs: say(about.whatItIs, { organization, date }),
    },
    organisation: organization,
    date,
    counts: QUESTION_ANSWERS.map((answer) => ({
      answer,
      label: say(answerWords[answer]),
      count: number(counts[answer]),
    })),
    topics: coverage.topics.map(({ name, questions }) => ({
      name,
      questions: questions.map(({ ask, answer, reason, clauses }) => ({
        ask,
        answer,
        label: say(answerWords[answer]),
        reason: whyInWords(reason, say),
        sources: sourcesInWords(clauses, say),
      })),
    })),
  } satisfies PrintedModel;
}
