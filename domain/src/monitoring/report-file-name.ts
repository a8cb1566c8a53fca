import type { Phrase } from '../texts/texts.ts';
import { reportTypes } from './monitoring.texts.ts';

/** The kinds of report a scan has (spec part 2, section 2). */
export const REPORT_TYPES = ['owasp', 'pci'] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

export const REPORT_TYPE_LABELS: Readonly<Record<ReportType, Phrase>> = reportTypes;

type ReportNameParts = {
  readonly companyName: string;
  readonly websiteName: string;
  readonly type: ReportType;
  readonly date: Date;
  /** IANA zone whose calendar day counts. */
  readonly timeZone: string;
};

const LONGEST_PART = 80;

/**
 * Name of a report's file, without extension: first word of the company name, website name, report type, date as
 * YYYY_MM_DD (spec part 2, section 7). What file systems and addresses refuse becomes a hyphen.
 */
export function reportFileName({ companyName, websiteName, type, date, timeZone }: ReportNameParts): string {
  const [firstWord = ''] = companyName.trim().split(/\s+/u);
  const parts = [firstWord, websiteName, type.toUpperCase()].map(fileNamePart).filter((part) => part !== '');
  return [...parts, calendarDate(date, timeZone)].join('_');
}

function fileNamePart(text: string): string {
  const safe = text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}.-]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  return [...safe].slice(0, LONGEST_PART).join('');
}

function calendarDate(date: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const parts = new Map(format.formatToParts(date).map((part) => [part.type, part.value]));
  return `${parts.get('year')}_${parts.get('month')}_${parts.get('day')}`;
}
