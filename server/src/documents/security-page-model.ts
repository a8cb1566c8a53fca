import type { ActionDoer } from '@portal/domain/dashboard/next-actions.ts';
import type { ScoreVerdict } from '@portal/domain/dashboard/score/score-verdict.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { brandDate } from '../system/brand-date.ts';
import { cut } from './cut.ts';
import { type PrintedLogo, printedBrand } from './printed-model.ts';

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

const DOERS: Readonly<Record<ActionDoer, string>> = {
  you: 'you',
  'it-provider': 'your IT provider',
  'website-manager': 'the person who manages your website',
};

/** How a firm stands, for print. */
export type SecurityPageDocument = {
  readonly brand: Brand;
  readonly logo: PrintedLogo | null;
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
  const { brand, verdict, gained, late, nextScanAt } = document;
  return {
    brand: printedBrand(brand, document.logo),
    organisation: cut(document.organisationName, LONGEST_NAME),
    date: brandDate(document.createdAt, brand),
    score: document.score,
    colour: COLOURS[verdict.tone],
    moved: movedInWords(gained),
    verdict: { title: verdict.title, text: cut(verdict.text, 2 * LONGEST_LINE) },
    topics: document.topics.map(({ name, points, of }) => ({
      name,
      percent: of === 0 ? 0 : Math.round((points / of) * 100),
      points: `${Math.round(points)} of ${Math.round(of)}`,
    })),
    better: document.better.map((text) => cut(text, LONGEST_CHANGE)),
    worse: document.worse.map((text) => cut(text, LONGEST_CHANGE)),
    steps: document.steps.map(({ title, minutes, gain, doneBy = 'you' }) => ({
      title: cut(title, LONGEST_LINE),
      how: [minutesInWords(minutes), DOERS[doneBy], gain > 0 ? `+${gain} points` : []].flat().join(' · '),
    })),
    coming: [
      late > 0 ? `${late} ${late === 1 ? 'person has' : 'people have'} training that is overdue.` : [],
      nextScanAt === null ? [] : `The next scan of your websites is on ${brandDate(nextScanAt, brand)}.`,
    ].flat(),
    support: brand.supportEmail,
  };
}

function movedInWords(gained: number | null): string {
  if (gained === null) return 'No score from four weeks ago to compare with';
  if (gained === 0) return 'The same as four weeks ago';
  return `${Math.abs(gained)} ${Math.abs(gained) === 1 ? 'point' : 'points'} ${gained > 0 ? 'more' : 'fewer'} than four weeks ago`;
}

const minutesInWords = (minutes: number) =>
  minutes < 60 ? `${minutes} minutes` : `${Math.round(minutes / 30) / 2} hours`.replace(/^1 hours$/, '1 hour');
