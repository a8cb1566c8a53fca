import type { Say } from '@portal/domain/texts/say.ts';
import { readPciRequirements } from './owasp-data.ts';
import type { ReportFinding } from './report-finding.ts';
import { pciTold } from './scans.texts.ts';

/** A requirement of PCI DSS 4.0.1 with the findings that touch it. */
export type PciRequirement = {
  readonly number: string;
  /** Such as "Requirement 4.2.1"; what it is about where there is none. */
  readonly heading: string;
  readonly title: string;
  /** Numbers of the findings. */
  readonly findings: readonly number[];
  readonly fails: boolean;
};

const byNumber = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });

/** Findings by the first requirement they touch, in the standard's order; those that touch none come last. */
export function pciRequirements(findings: readonly ReportFinding[], say: Say): readonly PciRequirement[] {
  const titles = readPciRequirements(say.language);
  const numbers = [...new Set(findings.flatMap(({ pci }) => pci[0] ?? []))].sort(byNumber);
  const row = (number: string | undefined, title: string): PciRequirement => {
    const own = findings.filter(({ pci }) => pci[0] === number);
    return {
      number: number ?? '',
      heading: number === undefined ? title : say(pciTold.requirement, { number }),
      title,
      findings: own.map((finding) => finding.number),
      fails: own.some(({ cvss }) => cvss.fails),
    };
  };
  const rows = numbers.map((number) => row(number, titles[number] ?? ''));
  return [...rows, row(undefined, say(pciTold.withoutRequirement))].filter(({ findings: own }) => own.length > 0);
}
