import type { ProofFacts } from '@portal/contract/proof-packs/proof-packs.schemas.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { trendOf } from '@portal/domain/proof-packs/finding-trend.ts';
import { type ChosenParts, chosenPartsOf, PROOF_PART_NAMES } from '@portal/domain/proof-packs/proof-parts.ts';
import { brandDate } from '../../system/brand-date.ts';
import { brandDay } from '../../system/brand-day.ts';
import type { ProofSnapshot } from './proof-packs.tables.ts';

/** What the summary of a pack is made of. */
export type SummaryContent = {
  readonly organisation: string;
  readonly recipient: string;
  readonly purpose: string;
  readonly parts: ChosenParts;
  readonly snapshot: ProofSnapshot;
  readonly askedAt: Date;
  readonly expiresAt: Date;
  readonly code: string;
  readonly address: string;
  /** Paths of the other files in the pack. */
  readonly files: readonly string[];
};

/** What `templates/proof-pack.typ` prints beside the brand; parts that were left out are null. */
export function summaryModel(content: SummaryContent, brand: Brand) {
  const { parts, snapshot, files } = content;
  const { facts } = snapshot;
  const day = (text: string) => brandDay(text, brand);
  const fileOf = (name: string) => files.find((file) => file === `data/${name}.csv`) ?? null;
  return {
    organisation: content.organisation,
    recipient: content.recipient,
    purpose: content.purpose,
    date: brandDate(content.askedAt, brand),
    validUntil: brandDate(content.expiresAt, brand),
    code: content.code,
    address: content.address,
    included: chosenPartsOf(parts).map((part) => ({ name: PROOF_PART_NAMES[part], says: TOLD[part](facts) })),
    files,
    policies:
      parts.policies === null
        ? null
        : {
            hasTexts: parts.policies === 'texts',
            rows: facts.policies.map((policy) => ({
              ...policy,
              approvedOn: day(policy.approvedOn),
              reviewOn: day(policy.reviewOn),
            })),
          },
    signOffs: parts.signOffs === null ? null : { rows: facts.signOffs, namesFile: fileOf('sign-offs-names') },
    training:
      parts.training === null
        ? null
        : {
            people: facts.training.people,
            courses: facts.training.courses,
            namesFile: fileOf('training-names'),
          },
    websites:
      parts.websites === null
        ? null
        : facts.websites.map((website) => ({
            ...website,
            lastScanOn: day(website.lastScanOn),
            trend: trendOf(website.months, website),
            months: website.months.map((month) => ({ ...month, label: monthLabel(month.month, brand) })),
          })),
    maturity: facts.maturity === null ? null : { ...facts.maturity, answeredOn: day(facts.maturity.answeredOn) },
    rating: facts.rating === null ? null : { ...facts.rating, ratedOn: day(facts.rating.ratedOn) },
    secondFactor: parts.secondFactor === null ? null : facts.secondFactor,
  };
}

/** One line for each part, which the reader sees first. */
const TOLD: Readonly<Record<keyof ProofFacts, (facts: ProofFacts) => string>> = {
  policies: ({ policies }) => `${counted(policies.length, 'approved policy', 'approved policies')} in force`,
  signOffs: ({ signOffs }) => {
    const asked = signOffs.reduce((sum, row) => sum + row.asked, 0);
    const confirmed = signOffs.reduce((sum, row) => sum + row.confirmed, 0);
    return `${confirmed} of ${asked} requested confirmations given`;
  },
  training: ({ training }) => {
    const assigned = training.courses.reduce((sum, row) => sum + row.assigned, 0);
    const completed = training.courses.reduce((sum, row) => sum + row.completed, 0);
    return `${completed} of ${assigned} assigned courses completed, ${counted(training.people, 'person', 'people')} in training`;
  },
  websites: ({ websites }) => {
    const highs = websites.reduce((sum, row) => sum + row.highs, 0);
    const open =
      highs === 0
        ? 'no open finding of high severity'
        : counted(highs, 'open finding', 'open findings').concat(' of high severity');
    return `${counted(websites.length, 'website', 'websites')} scanned, ${open}`;
  },
  maturity: ({ maturity }) =>
    maturity === null ? '' : `Level ${maturity.overallLevel} of 5 (${maturity.levelName}), by self-assessment`,
  rating: ({ rating }) => (rating === null ? '' : `${rating.rating} (${rating.band})`),
  secondFactor: ({ secondFactor }) =>
    `In use by ${secondFactor.withSecondFactor} of ${counted(secondFactor.people, 'administrator', 'administrators')} of the security portal`,
};

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** A month such as "2026-11" in a narrow column, e.g. "Nov 26". */
function monthLabel(month: string, { locale }: Pick<Brand, 'locale'>): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'short', year: '2-digit', timeZone: 'UTC' });
  return format.format(new Date(`${month}-15T12:00:00Z`));
}
