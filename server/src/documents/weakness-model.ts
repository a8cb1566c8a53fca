import type { WeaknessSeverity } from '@portal/domain/concierge/weakness-severity.ts';
import type { WeaknessStatus } from '@portal/domain/concierge/weakness-status.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { orderedHeadings } from '@portal/domain/rich-text/ordered-headings.ts';
import type { RichText } from '@portal/domain/rich-text/rich-text.ts';
import { brandDate } from '../system/brand-date.ts';
import { brandDay } from '../system/brand-day.ts';
import { cut } from './cut.ts';
import { type PrintedLogo, printedBrand } from './printed-model.ts';

const LONGEST_TITLE = 200;
const LONGEST_RUNNING_TITLE = 60;

/** On each page of a weakness, and on its screen (spec part 2, section 2). */
const SENSITIVE = 'This document may contain sensitive information. Be careful who you share it with.';

/** Colours that can be read on white and under white text (WCAG 2.2 AA). */
const COLOURS: Readonly<Record<WeaknessSeverity, string>> = {
  Critical: '#7a1212',
  High: '#b42318',
  Medium: '#a8480a',
  Low: '#175cd3',
  Info: '#475467',
};

/** A reported weakness, for print. */
export type WeaknessDocument = {
  readonly brand: Brand;
  readonly logo: PrintedLogo | null;
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
  const { brand, statusUpdatedAt } = weakness;
  return {
    brand: printedBrand(brand, weakness.logo),
    organisation: cut(weakness.organisationName, LONGEST_TITLE),
    date: brandDate(weakness.createdAt, brand),
    warning: SENSITIVE,
    concierge: brand.conciergeEmail,
    weakness: {
      title: cut(weakness.title, LONGEST_TITLE),
      shortTitle: cut(weakness.title, LONGEST_RUNNING_TITLE),
      severity: weakness.severity,
      colour: COLOURS[weakness.severity],
      status: weakness.status === 'No Status' ? '–' : weakness.status,
      statusNote: weakness.statusNote,
      statusUpdatedOn: statusUpdatedAt === null ? null : brandDate(statusUpdatedAt, brand),
      reportedOn: brandDay(weakness.reportedOn, brand),
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
