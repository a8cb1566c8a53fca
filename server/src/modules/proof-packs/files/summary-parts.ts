import type { ProofFacts } from '@portal/contract/proof-packs/proof-packs.schemas.ts';
import { answerWords } from '@portal/domain/policies/coverage.texts.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { trendOf } from '@portal/domain/proof-packs/finding-trend.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { severities, shares } from '../../../documents/documents.texts.ts';
import { emphasis, inSpans, numbersFor, strong } from '../../../documents/printed-words.ts';
import { brandDay } from '../../../system/brand-day.ts';
import { fileNames } from '../proof-packs.texts.ts';
import { tablePath } from './pack-csv.ts';
import { cells, leads } from './summary.texts.ts';
import type { SummaryContent } from './summary-content.ts';

/** For whom a pack is printed. */
export type PrintedFor = { readonly brand: Brand; readonly say: Say };

/** The parts of a pack, each with its sentences and the rows of its table; those that were left out are null. */
export function summaryParts(content: SummaryContent, reader: PrintedFor) {
  const { parts, snapshot } = content;
  const { facts } = snapshot;
  return {
    policies: parts.policies === null ? null : policiesOf(facts.policies, parts.policies === 'texts', reader),
    signOffs: parts.signOffs === null ? null : signOffsOf(content, reader),
    coverage: parts.coverage ? coverageOf(facts.coverage ?? null, reader) : null,
    training: parts.training === null ? null : trainingOf(content, reader),
    websites: parts.websites === null ? null : facts.websites.map((website) => websiteOf(website, reader)),
    maturity: facts.maturity === null ? null : maturityOf(facts.maturity, content.organisation, reader),
    rating: facts.rating === null ? null : ratingOf(facts.rating, reader),
    secondFactor: parts.secondFactor === null ? null : secondFactorOf(facts.secondFactor, reader),
  };
}

const dayFor =
  ({ brand, say }: PrintedFor) =>
  (day: string) =>
    brandDay(day, { ...brand, locale: say.locale });

function policiesOf(policies: ProofFacts['policies'], hasTexts: boolean, reader: PrintedFor) {
  const { say } = reader;
  const day = dayFor(reader);
  const folder = say(fileNames.policies);
  return {
    lead: inSpans(hasTexts ? say.parts(leads.policiesWithTexts, { folder, emphasis }) : [say(leads.policies)]),
    rows: policies.map((policy) => ({
      ...policy,
      approvedOn: day(policy.approvedOn),
      reviewOn: day(policy.reviewOn),
    })),
  };
}

function signOffsOf({ snapshot, files }: SummaryContent, { say }: PrintedFor) {
  const file = tablePath('sign-offs-names', say);
  return {
    rows: snapshot.facts.signOffs.map(({ name, version, confirmed, asked }) => ({
      name,
      version,
      ...shareOf(confirmed, asked, say),
    })),
    note: files.includes(file) ? say(leads.signOffNames, { file }) : '',
  };
}

function coverageOf(coverage: ProofFacts['coverage'], { say }: PrintedFor) {
  const number = numbersFor(say);
  const { frameworks = [], answers = [] } = coverage ?? {};
  return {
    rows: frameworks.map(({ name, evidenced, written, missing }) => ({
      name,
      evidenced: number(evidenced),
      written: number(written),
      missing: number(missing),
    })),
    answers: answers.map(({ question, answer, reason, sources }) => ({
      question,
      answer: say(answerWords[answer]),
      reason,
      sources: sources.join('; '),
    })),
  };
}

function trainingOf({ snapshot, files }: SummaryContent, { say }: PrintedFor) {
  const { people, courses } = snapshot.facts.training;
  const file = tablePath('training-names', say);
  return {
    lead: say(leads.training, { people }),
    rows: courses.map(({ name, completed, assigned }) => ({ name, ...shareOf(completed, assigned, say) })),
    note: files.includes(file) ? say(leads.trainingNames, { file }) : '',
  };
}

/** A part of a whole as a count and in percent, rounded down; of nothing there is no share. */
const shareOf = (part: number, whole: number, say: Say) => ({
  count: say(shares.of, { part, whole }),
  percent: whole === 0 ? '–' : say(shares.percent, { percent: Math.floor((part * 100) / whole) }),
});

function websiteOf(website: ProofFacts['websites'][number], reader: PrintedFor) {
  const { say } = reader;
  const { name, months } = website;
  const number = numbersFor(say);
  const [first] = months;
  return {
    name,
    lastScanOn: dayFor(reader)(website.lastScanOn),
    highs: number(website.highs),
    mediums: number(website.mediums),
    lows: number(website.lows),
    trend: first === undefined || months.length < 2 ? '' : trendInWords(website, first.month, say),
    months: months.map(({ month }) => monthIn(month, say)),
    rows: (
      [
        ['high', 'highs'],
        ['medium', 'mediums'],
        ['low', 'lows'],
      ] as const
    ).map(([severity, count]) => [say(severities[severity]), ...months.map((month) => number(month[count]))]),
  };
}

function trendInWords(website: ProofFacts['websites'][number], since: string, say: Say): string {
  const month = monthIn(since, say);
  const trend = trendOf(website.months, website);
  if (trend === 'less') return say(leads.fewerFindings, { month });
  return trend === 'more' ? say(leads.moreFindings, { month }) : say(leads.sameFindings, { month });
}

/** A month such as "2026-11", e.g. "Nov 26". */
function monthIn(month: string, { locale }: Say): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'short', year: '2-digit', timeZone: 'UTC' });
  return format.format(new Date(`${month}-15T12:00:00Z`));
}

function maturityOf(maturity: NonNullable<ProofFacts['maturity']>, organization: string, reader: PrintedFor) {
  const { say } = reader;
  const { answeredOn, overallLevel: level, levelName: name, answered, elements } = maturity;
  const number = numbersFor(say);
  const about = { organization, date: dayFor(reader)(answeredOn), level, name, answered, elements: elements.length };
  return {
    lead: inSpans(say.parts(leads.maturity, { ...about, strong })),
    rows: elements.map((element) => {
      const { remark = '' } = element;
      const without = remark === '' ? say(cells.notAnswered) : '';
      return {
        name: element.name,
        level: element.level === null ? '–' : number(element.level),
        levelName: element.level === null ? without : (element.levelName ?? ''),
        remark,
      };
    }),
  };
}

function ratingOf({ rating, band, ratedOn, vectors }: NonNullable<ProofFacts['rating']>, reader: PrintedFor) {
  const { say } = reader;
  return {
    lead: inSpans(say.parts(leads.rating, { rating, band, date: dayFor(reader)(ratedOn), strong })),
    rows: vectors.map(({ name, grade }) => ({ name, grade: grade ?? say(cells.notMeasured) })),
  };
}

function secondFactorOf({ people, withSecondFactor, isRequired }: ProofFacts['secondFactor'], { say }: PrintedFor) {
  const howMany = say(leads.secondFactor, { count: withSecondFactor, people });
  return { inWords: `${howMany} ${say(isRequired ? leads.isRequired : leads.isNotRequired)}` };
}
