import type { RiskVectorSlug } from '@portal/domain/ratings/risk-vectors.ts';
import { brandDay } from '../../system/brand-day.ts';
import { cut } from '../cut.ts';
import type { RatingReportData } from './rating-document-data.ts';
import { presentKinds, type ReportedFinding, worstFirst } from './rating-report-kinds.ts';
import type { ReportRoom } from './rating-report-room.ts';

const LONGEST_LINE = 240;
const MAX_GONE = 4;

const GRADE_PRINT = {
  GOOD: { label: 'Good', colour: '#1a7f37' },
  FAIR: { label: 'Fair', colour: '#4d7c0f' },
  WARN: { label: 'Warn', colour: '#a84a08' },
  BAD: { label: 'Bad', colour: '#b91c1c' },
  NEUTRAL: { label: 'For information', colour: '#5f6773' },
} as const;

/** The findings of one vector by kind, the worst first and as many as there is room for, and what has gone of late. */
export function printedFindings(data: RatingReportData, vector: RiskVectorSlug, room: ReportRoom) {
  const { texts, brand } = data;
  const kinds = presentKinds(data, vector);
  const gone = worstFirst(data, vector).filter(
    ({ goneOn, grade }) => goneOn !== null && grade !== 'GOOD' && grade !== 'NEUTRAL',
  );
  const day = (of: string) => brandDay(of, brand);
  const about = (kind: string, rows: readonly ReportedFinding[]) => ({
    title: texts.kinds[kind]?.title ?? kind,
    ...GRADE_PRINT[rows[0]?.grade ?? 'NEUTRAL'],
  });
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
          seen: `seen since ${day(firstSeenOn)}, last on ${day(lastSeenOn)}`,
          evidence: evidence.slice(0, room.lines).map((line) => cut(line, LONGEST_LINE)),
        })),
        furtherPlaces: rows.length - shown.length,
      };
    }),
    /** Named alone; the portal tells the rest. */
    furtherKinds: kinds.slice(room.kinds).map(([kind, rows]) => ({ ...about(kind, rows), places: rows.length })),
    gone: gone.slice(0, MAX_GONE).map(({ kind, asset, goneOn }) => ({
      title: texts.kinds[kind]?.title ?? kind,
      asset,
      goneOn: day(goneOn ?? ''),
    })),
    furtherGone: Math.max(0, gone.length - MAX_GONE),
  };
}
