import type { WeaknessSeverity } from '@portal/domain/concierge/weakness-severity.ts';
import type { WeaknessStatus } from '@portal/domain/concierge/weakness-status.ts';
import { orderedHeadings } from '@portal/domain/rich-text/ordered-headings.ts';
import type { RichText } from '@portal/domain/rich-text/rich-text.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import { brandDate } from '../system/brand-date.ts';
import { brandDay } from '../system/brand-day.ts';
import { cut } from './cut.ts';
import { severities } from './documents.texts.ts';
import { type PaperOf, printedPaper } from './printed-model.ts';
import { sayAll } from './printed-words.ts';
import { about, printed, statuses } from './weakness.texts.ts';

const LONGEST_TITLE = 200;
const LONGEST_RUNNING_TITLE = 60;

/** Names, and colours that can be read on white and under white text (WCAG 2.2 AA). */
const SEVERITIES: Readonly<Record<WeaknessSeverity, { readonly label: Phrase; readonly colour: string }>> = {
  Critical: { label: severities.critical, colour: '#7a1212' },
  High: { label: severities.high, colour: '#b42318' },
  Medium: { label: severities.medium, colour: '#a8480a' },
  Low: { label: severities.low, colour: '#175cd3' },
  Info: { label: severities.info, colour: '#475467' },
};

/** A reported weakness, for print. */
export type WeaknessDocument = PaperOf & {
  readonly organisationName: string;
  readonly title: string;
  readonly severity: WeaknessSeverity;
  readonly status: WeaknessStatus;
  readonly statusNote: string;
  readonly statusUpdatedAt: Date | null;
  /** Day in ISO 8601. */
  readonly reportedOn: string;
  readonly cvssScore: number | null;
  readonly cvssVector: string | null;
  readonly body: RichText;
  readonly fileNames: readonly string[];
  readonly createdAt: Date;
};

/** What `templates/weakness.typ` prints; a weakness without a status has a dash there (spec part 2, section 3). */
export function weaknessModel(weakness: WeaknessDocument) {
  const { brand, say, severity, status, statusUpdatedAt } = weakness;
  const place = { ...brand, locale: say.locale };
  const organisation = cut(weakness.organisationName, LONGEST_TITLE);
  const { label, colour } = SEVERITIES[severity];
  return {
    ...printedPaper(weakness),
    words: {
      ...sayAll(say, printed),
      description: say(about.description, { organization: organisation }),
      questions: say(about.questions, { concierge: brand.conciergeEmail }),
    },
    organisation,
    date: brandDate(weakness.createdAt, place),
    weakness: {
      title: cut(weakness.title, LONGEST_TITLE),
      shortTitle: cut(weakness.title, LONGEST_RUNNING_TITLE),
      severity: say(label),
      colour,
      status: status === 'No Status' ? '–' : say(statuses[status]),
      isOpen: status === 'Open',
      statusNote: weakness.statusNote,
      statusUpdatedOn: statusUpdatedAt === null ? null : brandDate(statusUpdatedAt, place),
      reportedOn: brandDay(weakness.reportedOn, place),
      cvss: cvssOf(weakness),
      fileNames: weakness.fileNames,
    },
    text: orderedHeadings(weakness.body),
  };
}

function cvssOf({ cvssScore, cvssVector }: WeaknessDocument): string | null {
  const parts = [...(cvssScore === null ? [] : [cvssScore.toFixed(1)]), ...(cvssVector === null ? [] : [cvssVector])];
  return parts.length === 0 ? null : parts.join('  ');
}
