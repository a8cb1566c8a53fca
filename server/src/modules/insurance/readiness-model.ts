import { STATEMENT_DAYS } from '@portal/domain/facts/fact.ts';
import { type PaperOf, type PrintedModel, printedPaper } from '../../documents/printed-model.ts';
import { numbersFor, sayAll } from '../../documents/printed-words.ts';
import { brandDate } from '../../system/brand-date.ts';
import { brandDay } from '../../system/brand-day.ts';
import { about, bases, basesOn, printed, states, sheet as texts } from './insurance.texts.ts';
import type { ReadinessSheet } from './readiness-sheet.ts';

type Line = ReadinessSheet['topics'][number]['questions'][number];

/** For whom the sheet is printed. */
type Printed = PaperOf & { readonly now: Date };

/** What `templates/readiness-sheet.typ` prints. */
export function readinessModel(sheet: ReadinessSheet, { now, ...paper }: Printed) {
  const { brand, say } = paper;
  const place = { ...brand, locale: say.locale };
  const date = (instant: string) => brandDate(new Date(instant), place);
  const basisOf = ({ basis, at }: Line) => {
    if (basis === 'none') return '';
    if (at === null) return say(bases[basis]);
    return say(basesOn[basis], { date: basis === 'told' ? brandDay(at, place) : date(at) });
  };
  const day = brandDate(now, place);
  const number = numbersFor(say);
  return {
    ...printedPaper(paper),
    words: {
      ...sayAll(say, printed),
      title: say(about.title, { organization: sheet.company }),
      description: say(about.description, { date: day }),
      whatItIs: say(about.whatItIs, { date: day }),
    },
    organisation: sheet.company,
    date: day,
    counts: (['yes', 'partly', 'no', 'unknown', 'yours'] as const).map((state) => ({
      state,
      label: say(states[state]),
      count: number(sheet.counts[state]),
    })),
    signedBy: sheet.signedBy,
    topics: sheet.topics.map(({ title, questions }) => ({
      title,
      questions: questions.map((line) => ({
        question: line.question,
        why: say(about.why, { reason: line.why }),
        state: line.state,
        label: say(states[line.state]),
        basis: [basisOf(line), line.by ?? ''].filter((part) => part !== '').join(', '),
        text: line.text,
        contradiction:
          line.contradicted === null
            ? ''
            : say(texts.contradiction, {
                state: say(states[line.contradicted.value]),
                date: date(line.contradicted.at),
              }),
        proofFile:
          line.proofFile === null
            ? ''
            : say(texts.proofFile, { file: line.proofFile.fileName, date: date(line.proofFile.addedAt) }),
        stale: line.isStale ? say(texts.stale, { days: STATEMENT_DAYS }) : '',
      })),
    })),
  } satisfies PrintedModel;
}
