import type { ReadableFinding } from '../website-types.ts';

type FindingReference = { readonly label: string; readonly value: string; readonly href?: string };

/** Where the field writes about a finding: the entries it has, in a fixed order. */
export function findingReferences({ references }: Pick<ReadableFinding, 'references'>): FindingReference[] {
  const { cwe, owasp2025, owasp2021, wstg, pci } = references;
  const found: FindingReference[] = [];
  if (cwe !== null) {
    found.push({ label: 'CWE', value: `CWE-${cwe}`, href: `https://cwe.mitre.org/data/definitions/${cwe}.html` });
  }
  if (owasp2025 !== null) found.push({ label: 'OWASP Top 10 (2025)', value: owasp2025 });
  if (owasp2021 !== null) found.push({ label: 'OWASP Top 10 (2021)', value: owasp2021 });
  if (wstg !== null) found.push({ label: 'OWASP testing guide', value: wstg });
  if (pci.length > 0) found.push({ label: 'PCI DSS 4.0.1', value: pci.join(', ') });
  return found;
}
