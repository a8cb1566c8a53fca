import type { ActionDoer } from '@portal/domain/dashboard/next-actions.ts';
import type { ScoreVerdict } from '@portal/domain/dashboard/score/score-verdict.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { brandDate } from '../system/brand-date.ts';
import { cut } from './cut.ts';
import { shares } from './documents.texts.ts';
import { type PaperOf, printedPaper } from './printed-model.ts';
import { sayAll } from './printed-words.ts';
import { about, coming, moved, printed, steps } from './security-page.texts.ts';

const LONGEST_NAME = 80;
const LONGEST_LINE = 80;
/** In half the width. */
const LONGEST_CHANGE = 60;
/** Colors that can be read on white (WCAG 2.2 AA). */
const COLOURS: Readonly<Record<ScoreVerdict['tone'], string>> = {
  success: '#0a6b4a',
  warning: '#a8480a',
  danger: '#b42318',
  neutral: '#475467',
};

/** How a firm stands, for print. */
export type SecurityPageDocument = PaperOf & {
  readonly organisationName: string;
  readonly createdAt: Date;
  readonly score: number;
  /** Points in four weeks; null where nothing was known then. */
  readonly gained: number | null;
  readonly verdict: ScoreVerdict;
  readonly topics: readonly { readonly name: string; readonly points: number; readonly of: number }[];
  readonly better: readonly string[];
  readonly worse: readonly string[];
  readonly steps: readonly {
    readonly title: string;
    readonly reason: string;
    readonly minutes: number;
    readonly gain: number;
    readonly doneBy?: ActionDoer;
  }[];
  /** People whose training is overdue. */
  readonly late: number;
  readonly nextScanAt: Date | null;
};

/** What `templates/security-page.typ` prints; with every text cut, it stays on one page. */
export function securityPageModel(document: SecurityPageDocument) {
  const { brand, say, verdict, late, nextScanAt } = document;
  const place = { ...brand, locale: say.locale };
  const organisation = cut(document.organisationName, LONGEST_NAME);
  const date = brandDate(document.createdAt, place);
  return {
    ...printedPaper(document),
    words: {
      ...sayAll(say, printed),
      title: say(about.title, { organization: organisation }),
      description: say(about.description, { organization: organisation, date }),
      foot: say(about.foot, { date, support: brand.supportEmail }),
    },
    organisation,
    date,
    score: document.score,
    colour: COLOURS[verdict.tone],
    moved: movedInWords(document.gained, say),
    verdict: { title: verdict.title, text: cut(verdict.text, 2 * LONGEST_LINE) },
    topics: document.topics.map(({ name, points, of }) => ({
      name,
      percent: of === 0 ? 0 : Math.round((points / of) * 100),
      points: say(shares.of, { part: Math.round(points), whole: Math.round(of) }),
    })),
    better: document.better.map((text) => cut(text, LONGEST_CHANGE)),
    worse: document.worse.map((text) => cut(text, LONGEST_CHANGE)),
    steps: document.steps.map((step) => ({ title: cut(step.title, LONGEST_LINE), how: howInWords(step, say) })),
    coming: [
      late > 0 ? say(coming.late, { people: late }) : [],
      nextScanAt === null ? [] : say(coming.nextScan, { date: brandDate(nextScanAt, place) }),
    ].flat(),
  };
}

function movedInWords(gained: number | null, say: Say): string {
  if (gained === null) return say(moved.unknown);
  if (gained === 0) return say(moved.same);
  return gained > 0 ? say(moved.more, { points: gained }) : say(moved.fewer, { points: -gained });
}

function howInWords({ minutes, gain, doneBy = 'you' }: SecurityPageDocument['steps'][number], say: Say): string {
  const parts = [minutesInWords(minutes, say), say(steps[doneBy]), gain > 0 ? say(steps.gain, { points: gain }) : []];
  return parts.flat().join(' · ');
}

const minutesInWords = (minutes: number, say: Say) =>
  minutes < 60 ? say(steps.minutes, { count: minutes }) : say(steps.hours, { count: Math.round(minutes / 30) / 2 });
