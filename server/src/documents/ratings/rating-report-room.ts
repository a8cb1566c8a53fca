import { RISK_VECTOR_SLUGS } from '@portal/domain/ratings/risk-vectors.ts';
import type { RatingReportData } from './rating-document-data.ts';
import { presentKinds } from './rating-report-kinds.ts';

/** How much of each vector a detailed report tells: kinds of findings with what to do, their places, and lines of what was seen there. */
export type ReportRoom = { readonly kinds: number; readonly places: number; readonly lines: number };

/** The roomiest first; the one before the last is for a firm of 20 hosts with something wrong at nearly all of them. */
const ROOMS: readonly [ReportRoom, ...ReportRoom[]] = [
  { kinds: 9, places: 6, lines: 4 },
  { kinds: 6, places: 4, lines: 2 },
  { kinds: 4, places: 3, lines: 2 },
  { kinds: 3, places: 2, lines: 1 },
  { kinds: 2, places: 2, lines: 1 },
  { kinds: 2, places: 1, lines: 1 },
];
/** Lines of findings that leave a report at 20 pages with everything else in it. */
const MAX_LINES = 340;
/** Title, the line over the steps, and the space between kinds. */
const LINES_OF_KIND = 4;
const LETTERS_OF_LINE = 105;

/** The most that fits on the report's pages. */
export function reportRoom(data: RatingReportData): ReportRoom {
  return ROOMS.find((room) => linesOf(data, room) <= MAX_LINES) ?? ROOMS.at(-1) ?? ROOMS[0];
}

function linesOf(data: RatingReportData, room: ReportRoom): number {
  const lines = RISK_VECTOR_SLUGS.flatMap((vector) => {
    const kinds = presentKinds(data, vector);
    const told = kinds.slice(0, room.kinds).map(([kind, rows]) => {
      const { why = '', fix = [] } = data.texts.kinds[kind] ?? {};
      const places = rows
        .slice(0, room.places)
        .flatMap(({ asset, evidence }) => [asset, ...evidence.slice(0, room.lines)]);
      return LINES_OF_KIND + linesOfText([why, ...(rows[0]?.grade === 'GOOD' ? [] : fix), ...places]);
    });
    return [...told, kinds.length - told.length];
  });
  return sum(lines);
}

const linesOfText = (texts: readonly string[]) => sum(texts.map((text) => Math.ceil(text.length / LETTERS_OF_LINE)));
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
