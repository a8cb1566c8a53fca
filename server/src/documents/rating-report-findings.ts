import type { RiskVectorSlug } from '@portal/domain/ratings/risk-vectors.ts';
import { brandDay } from '../emails/brand-day.ts';
import { cut } from './cut.ts';
import type { RatingReportData } from './rating-document-data.ts';

type Finding = RatingReportData['findings'][number];

const MOST_PLACES = 6;
const MOST_LINES = 4;
const LONGEST_LINE = 240;
const MOST_GONE = 8;

/** The worst first. */
const GRADES = ['BAD', 'WARN', 'FAIR', 'NEUTRAL', 'GOOD'] as const;
const GRADE_PRINT = {
  GOOD: { label: 'Good', colour: '#1a7f37' },
  FAIR: { label: 'Fair', colour: '#4d7c0f' },
  WARN: { label: 'Warn', colour: '#a84a08' },
  BAD: { label: 'Bad', colour: '#b91c1c' },
  NEUTRAL: { label: 'Only told', colour: '#5f6773' },
} as const;

const rank = ({ grade, kind, importance, asset }: Finding) =>
  [GRADES.indexOf(grade), kind, 1 - importance, asset].join(' ');

/** The findings of one vector by kind, the worst first, and what has gone of late. */
export function printedFindings({ findings, texts, brand }: RatingReportData, vector: RiskVectorSlug) {
  const own = findings
    .filter((finding) => finding.vector === vector)
    .toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));
  const present = own.filter(({ goneOn }) => goneOn === null);
  const gone = own.filter(({ goneOn, grade }) => goneOn !== null && grade !== 'GOOD' && grade !== 'NEUTRAL');
  const day = (of: string) => brandDay(of, brand);
  return {
    kinds: [...Map.groupBy(present, ({ kind }) => kind)].map(([kind, rows]) => {
      const [worst] = rows;
      const text = texts.kinds[kind];
      const shown = rows.slice(0, MOST_PLACES);
      return {
        title: text?.title ?? kind,
        ...GRADE_PRINT[worst?.grade ?? 'NEUTRAL'],
        why: text?.why ?? '',
        fix: worst?.grade === 'GOOD' ? [] : (text?.fix ?? []),
        who: text?.who ?? '',
        effort: text?.effort ?? '',
        places: shown.map(({ asset, firstSeenOn, lastSeenOn, evidence }) => ({
          asset,
          seen: `seen since ${day(firstSeenOn)}, last on ${day(lastSeenOn)}`,
          evidence: evidence.slice(0, MOST_LINES).map((line) => cut(line, LONGEST_LINE)),
        })),
        furtherPlaces: rows.length - shown.length,
      };
    }),
    gone: gone.slice(0, MOST_GONE).map(({ kind, asset, goneOn }) => ({
      title: texts.kinds[kind]?.title ?? kind,
      asset,
      goneOn: day(goneOn ?? ''),
    })),
  };
}
