import type { ProofFacts } from '@portal/contract/proof-packs/proof-packs.schemas.ts';
import { chosenPartsOf, PROOF_PART_NAMES, PROOF_PARTS } from '@portal/domain/proof-packs/proof-parts.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { severities } from '../../../documents/documents.texts.ts';
import { type PaperOf, type PrintedModel, printedPaper } from '../../../documents/printed-model.ts';
import { inSpans, sayAll } from '../../../documents/printed-words.ts';
import { brandDate } from '../../../system/brand-date.ts';
import { told } from '../proof-packs.texts.ts';
import { about, printed } from './summary.texts.ts';
import type { SummaryContent } from './summary-content.ts';
import { summaryParts } from './summary-parts.ts';

/** What `templates/proof-pack.typ` prints; parts that were left out are null. */
export function summaryModel(content: SummaryContent, paper: PaperOf) {
  const { brand, say } = paper;
  const place = { ...brand, locale: say.locale };
  const { organisation: organization, recipient, address, files } = content;
  const date = brandDate(content.askedAt, place);
  const validUntil = brandDate(content.expiresAt, place);
  return {
    ...printedPaper(paper),
    words: {
      ...sayAll(say, printed),
      title: say(about.title, { organization }),
      description: say(about.description, { organization, recipient, date }),
      validUntilMark: say(about.validUntil, { date: validUntil }),
      howToCheck: inSpans(
        say.parts(about.howToCheck, { address, link: (words) => ({ text: words.join(''), link: address }) }),
      ),
      files: say(about.files, { count: files.length }),
      aboutPack: say(about.whatItIs, { organization, date }),
      high: say(severities.high),
      medium: say(severities.medium),
      low: say(severities.low),
    },
    parts: Object.fromEntries(PROOF_PARTS.map((part) => [part, say(PROOF_PART_NAMES[part])])),
    organisation: organization,
    recipient,
    purpose: content.purpose,
    date,
    validUntil,
    code: content.code,
    included: chosenPartsOf(content.parts).map((part) => ({
      name: say(PROOF_PART_NAMES[part]),
      says: TOLD[part](content.snapshot.facts, say),
    })),
    files,
    ...summaryParts(content, paper),
  } satisfies PrintedModel;
}

/** One line for each part, which the reader sees first. */
const TOLD: Readonly<Record<keyof ProofFacts, (facts: ProofFacts, say: Say) => string>> = {
  policies: ({ policies }, say) => say(told.policies, { count: policies.length }),
  signOffs: ({ signOffs }, say) => {
    const asked = signOffs.reduce((sum, row) => sum + row.asked, 0);
    const confirmed = signOffs.reduce((sum, row) => sum + row.confirmed, 0);
    return say(told.signOffs, { confirmed, asked });
  },
  coverage: ({ coverage }, say) => {
    const answers = coverage?.answers ?? [];
    const count = (answer: string) => answers.filter((one) => one.answer === answer).length;
    return say(told.coverage, { yes: count('yes'), partly: count('partly'), questions: answers.length });
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
