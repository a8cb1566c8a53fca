import { readPciRequirements } from './owasp-data.ts';
import type { ReportFinding } from './report-finding.ts';

/** A requirement of PCI DSS 4.0.1 with the findings that touch it. */
export type PciRequirement = {
  readonly number: string;
  readonly title: string;
  readonly findings: readonly ReportFinding[];
  readonly fails: boolean;
};

const byNumber = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });

/** Findings by the first requirement they touch, in the standard's order; those that touch none come last. */
export function pciRequirements(findings: readonly ReportFinding[]): readonly PciRequirement[] {
  const titles = readPciRequirements();
  const numbers = [...new Set(findings.flatMap(({ pci }) => pci[0] ?? []))].sort(byNumber);
  const touching = (number: string | undefined) => findings.filter(({ pci }) => pci[0] === number);
  const rows = numbers.map((number) => ({ number, title: titles[number] ?? '', findings: touching(number) }));
  const others = { number: '', title: 'Findings that touch no requirement', findings: touching(undefined) };
  return [...rows, others]
    .filter((row) => row.findings.length > 0)
    .map((row) => ({ ...row, fails: row.findings.some(({ cvss }) => cvss.fails) }));
}
