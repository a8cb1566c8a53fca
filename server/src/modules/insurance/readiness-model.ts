import type { FactBasis } from '@portal/domain/facts/fact.ts';
import type { ReadinessState } from '@portal/domain/insurance/readiness.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { brandDate } from '../../system/brand-date.ts';
import { brandDay } from '../../system/brand-day.ts';
import type { ReadinessSheet } from './readiness-sheet.ts';

type Line = ReadinessSheet['topics'][number]['questions'][number];

const STATES: Readonly<Record<ReadinessState, string>> = {
  yes: 'Yes',
  partly: 'In part',
  no: 'Not yet',
  unknown: 'Not known',
  'not-applicable': 'Does not apply',
  written: 'Answered',
  yours: 'To fill in',
};
const BASES: Readonly<Record<FactBasis, string>> = {
  seen: 'Seen by the portal',
  told: 'Reported by an expert',
  stated: 'Stated by the organization',
  none: '',
};

/** What `templates/readiness-sheet.typ` prints, but for the brand. */
export function readinessModel(sheet: ReadinessSheet, brand: Brand, now: Date) {
  const date = (instant: string) => brandDate(new Date(instant), brand);
  const sourceOf = ({ basis, at, by }: Line) =>
    [`${BASES[basis]}${at === null ? '' : ` on ${basis === 'told' ? brandDay(at, brand) : date(at)}`}`, by ?? '']
      .filter((part) => part !== '')
      .join(', ');
  return {
    organisation: sheet.company,
    date: brandDate(now, brand),
    counts: (['yes', 'partly', 'no', 'unknown', 'yours'] as const).map((state) => ({
      state,
      label: STATES[state],
      count: sheet.counts[state],
    })),
    signedBy: sheet.signedBy,
    topics: sheet.topics.map(({ title, questions }) => ({
      title,
      questions: questions.map((line) => ({
        question: line.question,
        why: line.why,
        state: line.state,
        label: STATES[line.state],
        basis: sourceOf(line),
        text: line.text,
        contradiction:
          line.contradicted === null
            ? ''
            : `The organization stated “${STATES[line.contradicted.value]}” on ${date(line.contradicted.at)}. That does not fit.`,
        proofFile:
          line.proofFile === null ? '' : `Proof on file: ${line.proofFile.fileName}, ${date(line.proofFile.addedAt)}`,
        stale: line.isStale ? 'Stated more than 90 days ago: confirm it before you sign.' : '',
      })),
    })),
  };
}
