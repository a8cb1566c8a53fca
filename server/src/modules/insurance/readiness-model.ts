import { STATEMENT_DAYS } from '@portal/domain/facts/fact.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { brandDate } from '../../system/brand-date.ts';
import { brandDay } from '../../system/brand-day.ts';
import { bases, basesOn, states, sheet as texts } from './insurance.texts.ts';
import type { ReadinessSheet } from './readiness-sheet.ts';

type Line = ReadinessSheet['topics'][number]['questions'][number];

/** For whom the sheet is printed. */
type Printed = { readonly brand: Brand; readonly now: Date; readonly say: Say };

/** What `templates/readiness-sheet.typ` prints, but for the brand. */
export function readinessModel(sheet: ReadinessSheet, { brand, now, say }: Printed) {
  const place = { ...brand, locale: say.locale };
  const date = (instant: string) => brandDate(new Date(instant), place);
  const basisOf = ({ basis, at }: Line) => {
    if (basis === 'none') return '';
    if (at === null) return say(bases[basis]);
    return say(basesOn[basis], { date: basis === 'told' ? brandDay(at, place) : date(at) });
  };
  return {
    organisation: sheet.company,
    date: brandDate(now, place),
    counts: (['yes', 'partly', 'no', 'unknown', 'yours'] as const).map((state) => ({
      state,
      label: say(states[state]),
      count: sheet.counts[state],
    })),
    signedBy: sheet.signedBy,
    topics: sheet.topics.map(({ title, questions }) => ({
      title,
      questions: questions.map((line) => ({
        question: line.question,
        why: line.why,
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
  };
}
