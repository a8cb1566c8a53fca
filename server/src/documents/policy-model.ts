import { orderedHeadings } from '@portal/domain/rich-text/ordered-headings.ts';
import type { RichText } from '@portal/domain/rich-text/rich-text.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { brandDate, brandDateTime } from '../system/brand-date.ts';
import { cut } from './cut.ts';
import { about, printed } from './policy.texts.ts';
import { type PaperOf, printedPaper } from './printed-model.ts';
import { sayAll } from './printed-words.ts';

const LONGEST_NAME = 200;
const LONGEST_RUNNING_NAME = 60;
/** Headings from which a table of contents is worth its page. */
const LEAST_CONTENTS = 4;
/** Earlier versions in the list; more help nobody who reads. */
const MAX_HISTORY = 12;

const CLASSIFICATION = {
  Public: printed.public,
  Internal: printed.internal,
  Confidential: printed.confidential,
} as const;

/** A version of a policy, for print. */
export type PolicyDocument = PaperOf & {
  readonly organisationName: string;
  readonly name: string;
  readonly purpose: string;
  readonly audience: string;
  readonly version: number;
  readonly status: 'Draft' | 'Active';
  readonly approver: string | null;
  readonly approvedAt: Date | null;
  readonly nextReview: Date | null;
  readonly savedAt: Date | null;
  readonly text: RichText;
  /** What the library says of it; null for a firm's own policy. */
  readonly library: {
    readonly number: string;
    readonly classification: 'Public' | 'Internal' | 'Confidential';
    readonly owner: string;
    readonly lawyer: string | null;
    /** Clauses with the requirements that they answer, framework by framework. */
    readonly clauses: readonly { readonly id: string; readonly answers: readonly string[] }[];
  } | null;
  /** What was approved before and with this version, newest first. */
  readonly history: readonly { readonly version: number; readonly approver: string; readonly approvedAt: Date }[];
  /** Who has confirmed this version, in the order of the page. */
  readonly acknowledgements: readonly {
    readonly name: string;
    readonly at: Date;
    readonly statement: string;
    /** How many questions about it were answered right. */
    readonly questions: number;
    /** The version that was confirmed, where it was an earlier one that says the same to everyone. */
    readonly carriedFrom: number | null;
  }[];
  readonly createdAt: Date;
};

/** What `templates/policy.typ` prints; an approved version is dated by its approval, a draft by the day of printing. */
export function policyModel(policy: PolicyDocument) {
  const { brand, say, version } = policy;
  const place = { ...brand, locale: say.locale };
  const day = (instant: Date | null) => (instant === null ? null : brandDate(instant, place));
  const organisation = cut(policy.organisationName, LONGEST_NAME);
  const text = orderedHeadings(policy.text);
  const [first] = policy.acknowledgements;
  return {
    ...printedPaper(policy),
    words: {
      ...sayAll(say, printed),
      description: say(about.description, { organization: organisation, version }),
      versionMark: say(about.version, { version }),
      preparedWith: say(about.preparedWith, { brand: brand.brandNameLong }),
    },
    organisation,
    date: brandDate(policy.approvedAt ?? policy.createdAt, place),
    policy: {
      name: cut(policy.name, LONGEST_NAME),
      shortName: cut(policy.name, LONGEST_RUNNING_NAME),
      purpose: policy.purpose,
      audience: policy.audience,
      version,
      status: policy.status,
      approver: policy.approver === null ? null : cut(policy.approver, LONGEST_NAME),
      approvedOn: day(policy.approvedAt),
      nextReview: day(policy.nextReview),
      savedOn: policy.approvedAt === null ? day(policy.savedAt) : null,
    },
    library:
      policy.library === null
        ? null
        : {
            ...policy.library,
            owner: cut(policy.library.owner, LONGEST_NAME),
            classification: say(CLASSIFICATION[policy.library.classification]),
            lawyer: policy.status === 'Draft' ? policy.library.lawyer : null,
          },
    history: policy.history.slice(0, MAX_HISTORY).map(({ version: of, approver, approvedAt }) => ({
      version: of,
      approver: cut(approver, LONGEST_NAME),
      day: brandDate(approvedAt, place),
    })),
    hasContents: text.filter(({ kind }) => kind === 'heading').length >= LEAST_CONTENTS,
    text,
    acknowledgements: policy.acknowledgements.map((one) => ({
      name: cut(one.name, LONGEST_NAME),
      at: brandDateTime(one.at, place),
      notes: notesOf(one, say),
    })),
    // That of this version, where anybody confirmed it in person.
    statement: (policy.acknowledgements.find(({ carriedFrom }) => carriedFrom === null) ?? first)?.statement ?? '',
  };
}

/** What else is known of a confirmation, a line each. */
function notesOf({ questions, carriedFrom }: PolicyDocument['acknowledgements'][number], say: Say): string[] {
  return [
    ...(carriedFrom === null ? [] : [say(about.carriedOver, { version: carriedFrom })]),
    ...(questions === 0 ? [] : [say(about.answered, { count: questions })]),
  ];
}
