import type { ProofFacts } from '@portal/contract/proof-packs/proof-packs.schemas.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { trendOf } from '@portal/domain/proof-packs/finding-trend.ts';
import { type ChosenParts, chosenPartsOf, PROOF_PART_NAMES } from '@portal/domain/proof-packs/proof-parts.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { brandDate } from '../../../system/brand-date.ts';
import { brandDay } from '../../../system/brand-day.ts';
import type { ProofSnapshot } from '../proof-packs.tables.ts';
import { told } from '../proof-packs.texts.ts';

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
export function summaryModel(content: SummaryContent, { brand, say }: { readonly brand: Brand; readonly say: Say }) {
  const place = { ...brand, locale: say.locale };
  const { parts, snapshot, files } = content;
  const { facts } = snapshot;
  const day = (text: string) => brandDay(text, place);
  const fileOf = (name: string) => files.find((file) => file === `data/${name}.csv`) ?? null;
  return {
    organisation: content.organisation,
    recipient: content.recipient,
    purpose: content.purpose,
    date: brandDate(content.askedAt, place),
    validUntil: brandDate(content.expiresAt, place),
    code: content.code,
    address: content.address,
    included: chosenPartsOf(parts).map((part) => ({
      name: say(PROOF_PART_NAMES[part]),
      says: TOLD[part](facts, say),
    })),
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
            months: website.months.map((month) => ({ ...month, label: monthLabel(month.month, place) })),
          })),
    maturity: facts.maturity === null ? null : { ...facts.maturity, answeredOn: day(facts.maturity.answeredOn) },
    rating: facts.rating === null ? null : { ...facts.rating, ratedOn: day(facts.rating.ratedOn) },
    secondFactor: parts.secondFactor === null ? null : facts.secondFactor,
  };
}

/** One line for each part, which the reader sees first. */
const TOLD: Readonly<Record<keyof ProofFacts, (facts: ProofFacts, say: Say) => string>> = {
  policies: ({ policies }, say) => say(told.policies, { count: policies.length }),
  signOffs: ({ signOffs }, say) => {
    const asked = signOffs.reduce((sum, row) => sum + row.asked, 0);
    const confirmed = signOffs.reduce((sum, row) => sum + row.confirmed, 0);
    return say(told.signOffs, { confirmed, asked });
  },
  training: ({ training }, say) => {
    const assigned = training.courses.reduce((sum, row) => sum + row.assigned, 0);
    const completed = training.courses.reduce((sum, row) => sum + row.completed, 0);
    return say(told.training, { completed, assigned, people: training.people });
  },
  websites: ({ websites }, say) => {
    const highs = websites.reduce((sum, row) => sum + row.highs, 0);
    return say(told.websites, { count: websites.length, highs });
  },
  maturity: ({ maturity }, say) =>
    maturity === null ? '' : say(told.maturity, { level: maturity.overallLevel, name: maturity.levelName }),
  rating: ({ rating }) => (rating === null ? '' : `${rating.rating} (${rating.band})`),
  secondFactor: ({ secondFactor }, say) =>
    say(told.secondFactor, { count: secondFactor.withSecondFactor, people: secondFactor.people }),
};

/** A month such as "2026-11" in a narrow column, e.g. "Nov 26". */
function monthLabel(month: string, { locale }: Pick<Brand, 'locale'>): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'short', year: '2-digit', timeZone: 'UTC' });
  return format.format(new Date(`${month}-15T12:00:00Z`));
}
