import type { PhishingFigures } from '@portal/domain/phishing/phishing-figures.ts';
import { FEWEST_IN_A_GROUP } from '@portal/domain/phishing/phishing-limits.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { shares } from '../../../documents/documents.texts.ts';
import { type PaperOf, type PrintedModel, printedPaper } from '../../../documents/printed-model.ts';
import { numbersFor, sayAll } from '../../../documents/printed-words.ts';
import { brandDate } from '../../../system/brand-date.ts';
import { brandDay } from '../../../system/brand-day.ts';
import type { Results } from './read-results.ts';
import { about, cards, printed, states, times } from './results.texts.ts';
import { roleInWords } from './role-in-words.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
/** So many people are listed; for more there is the CSV file. */
const MAX_PEOPLE = 500;

type Printed = PaperOf & { readonly now: Date; readonly results: Results };

/** What `templates/phishing-results.typ` prints. */
export function resultsModel({ brand, logo, say, now, results }: Printed): PrintedModel {
  const place = { ...brand, locale: say.locale };
  const date = brandDate(now, place);
  const organization = results.organisationName;
  const [first] = results.campaigns;
  const people = results.people?.slice(0, MAX_PEOPLE) ?? null;
  const between = (one: string, other: string) =>
    one === other
      ? brandDay(one, place)
      : say(about.between, { first: brandDay(one, place), last: brandDay(other, place) });
  const last = results.campaigns
    .map(({ endsOn }) => endsOn)
    .toSorted()
    .at(-1);
  return {
    ...printedPaper({ brand, logo, say }),
    words: {
      ...sayAll(say, printed),
      title:
        results.isOne && first !== undefined
          ? say(about.titleOfOne, { campaign: first.name, organization })
          : say(about.title, { organization }),
      description: say(about.description, { date }),
      aboutDepartments: say(about.aboutDepartments, { count: FEWEST_IN_A_GROUP }),
      aboutRoles: say(about.aboutRoles, { count: FEWEST_IN_A_GROUP }),
      unlisted: say(about.unlisted, { people: (results.people?.length ?? 0) - (people?.length ?? 0) }),
    },
    organisation: organization,
    date,
    isOne: results.isOne,
    period: first === undefined || last === undefined ? '–' : between(first.startsOn, last),
    campaignCount: numbersFor(say)(results.campaigns.length),
    emails: say(about.deliveredOf, results.figures),
    hasFigures: results.figures.delivered > 0,
    cards: cardsOf(results.figures, say),
    campaigns: results.campaigns.map(({ name, state, startsOn, endsOn, figures }) => ({
      name,
      days: between(startsOn, endsOn),
      status: say(states[state]),
      ...printedFigures(figures, say),
    })),
    months: results.months.map(({ month, figures }) => ({
      name: monthInWords(month, say),
      ...printedFigures(figures, say),
    })),
    departments: results.departments.map(({ department, figures }) => ({
      name: department === '' ? say(about.otherDepartments) : department,
      ...printedFigures(figures, say),
    })),
    roles: results.roles.map(({ role, figures }) => ({
      name: roleInWords(role, say),
      ...printedFigures(figures, say),
    })),
    templates: results.templates.map(({ name, figures }) => ({ name, ...printedFigures(figures, say) })),
    people:
      people?.map(({ name, department, figures }) => ({ name, department, ...printedFigures(figures, say) })) ?? null,
    hasUnlisted: people !== null && people.length < (results.people?.length ?? 0),
  };
}

function cardsOf(figures: PhishingFigures, say: Say) {
  const { firstReportMinutes, lessonsDone } = figures;
  return {
    reportRate: { count: percent(figures.reportRate, say), label: say(cards.reportRate, figures) },
    firstReport:
      firstReportMinutes === null
        ? { count: '–', label: say(cards.noReport) }
        : { count: timeInWords(firstReportMinutes, say), label: say(cards.firstReport) },
    clickRate: { count: percent(figures.clickRate, say), label: say(cards.clickRate, figures) },
    lessons: { count: numbersFor(say)(lessonsDone), label: say(cards.lessons, { count: lessonsDone }) },
  };
}

function printedFigures(figures: PhishingFigures, say: Say) {
  const number = numbersFor(say);
  return {
    delivered: number(figures.delivered),
    reported: number(figures.reported),
    clicked: number(figures.clicked),
    lessons: number(figures.lessonsDone),
    reportRate: percent(figures.reportRate, say),
    clickRate: percent(figures.clickRate, say),
    firstReport: figures.firstReportMinutes === null ? '–' : timeInWords(figures.firstReportMinutes, say),
    /** Widths of bars. */
    shares: { reported: figures.reportRate ?? 0, clicked: figures.clickRate ?? 0 },
  };
}

const percent = (rate: number | null, say: Say) => (rate === null ? '–' : say(shares.percent, { percent: rate }));

function timeInWords(minutes: number, say: Say): string {
  if (minutes < 2 * HOUR) return say(times.minutes, { count: minutes });
  if (minutes < 2 * DAY) return say(times.hours, { count: Math.round(minutes / HOUR) });
  return say(times.days, { count: Math.round(minutes / DAY) });
}

const monthInWords = (month: string, say: Say) =>
  new Intl.DateTimeFormat(say.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T12:00:00Z`),
  );
