import type { RiskVectorSlug } from '@portal/domain/ratings/risk-vectors.ts';
import { brandDay } from '../../system/brand-day.ts';
import { cut } from '../cut.ts';
import { code, inSpans } from '../printed-words.ts';
import type { RatingReportData } from './rating-document-data.ts';
import { grades, vectors } from './rating-report.texts.ts';
import { presentKinds, type ReportedFinding, worstFirst } from './rating-report-kinds.ts';
import type { ReportRoom } from './rating-report-room.ts';

const LONGEST_LINE = 240;
const MAX_GONE = 4;

const GRADE_PRINT = {
  GOOD: { label: grades.good, colour: '#1a7f37' },
  FAIR: { label: grades.fair, colour: '#4d7c0f' },
  WARN: { label: grades.warn, colour: '#a84a08' },
  BAD: { label: grades.bad, colour: '#b91c1c' },
  NEUTRAL: { label: grades.neutral, colour: '#5f6773' },
} as const;

/** The findings of one vector by kind, the worst first and as many as there is room for, and what has gone of late. */
export function printedFindings(data: RatingReportData, vector: RiskVectorSlug, room: ReportRoom) {
  const { texts, say } = data;
  const kinds = presentKinds(data, vector);
  const gone = worstFirst(data, vector).filter(
    ({ goneOn, grade }) => goneOn !== null && grade !== 'GOOD' && grade !== 'NEUTRAL',
  );
  const day = (of: string) => brandDay(of, say);
  const about = (kind: string, rows: readonly ReportedFinding[]) => {
    const { label, colour } = GRADE_PRINT[rows[0]?.grade ?? 'NEUTRAL'];
    return { title: texts.kinds[kind]?.title ?? kind, label: say(label), colour };
  };
  const furtherGone = Math.max(0, gone.length - MAX_GONE);
  return {
    kinds: kinds.slice(0, room.kinds).map(([kind, rows]) => {
      const text = texts.kinds[kind];
      const shown = rows.slice(0, room.places);
      return {
        ...about(kind, rows),
        why: text?.why ?? '',
        fix: rows[0]?.grade === 'GOOD' ? [] : (text?.fix ?? []),
        who: text?.who ?? '',
        effort: text?.effort ?? '',
        places: shown.map(({ asset, firstSeenOn, lastSeenOn, evidence }) => ({
          asset,
          seen: say(vectors.seen, { first: day(firstSeenOn), last: day(lastSeenOn) }),
          evidence: evidence.slice(0, room.lines).map((line) => cut(line, LONGEST_LINE)),
        })),
        furtherPlaces: rows.length - shown.length,
        furtherInWords: say(vectors.furtherPlaces, { count: rows.length - shown.length }),
      };
    }),
    /** Named alone; the portal tells the rest. */
    furtherKinds: kinds.slice(room.kinds).map(([kind, rows]) => ({
      ...about(kind, rows),
      places: rows.length,
      placesInWords: say(vectors.places, { count: rows.length }),
    })),
    gone: gone.slice(0, MAX_GONE).map(({ kind, asset, goneOn }) => {
      const what = { title: texts.kinds[kind]?.title ?? kind, asset, date: day(goneOn ?? '') };
      return inSpans(say.parts(vectors.gone, { ...what, code }));
    }),
    furtherGone,
    furtherGoneInWords: furtherGone === 0 ? '' : say(vectors.furtherGone, { count: furtherGone }),
  };
}
