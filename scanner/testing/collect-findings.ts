import type { Finding } from '@portal/domain/monitoring/finding.ts';
import { createReport, type Report } from '../src/findings/report.ts';

/** A report to hand to a check, and what it was told. */
export function collectFindings(): { report: Report; findings: () => Finding[]; variants: () => string[] } {
  const findings = new Map<string, Finding>();
  return {
    report: createReport(findings, null),
    findings: () => [...findings.values()],
    variants: () => [...findings.values()].map(({ variant }) => variant).sort(),
  };
}
