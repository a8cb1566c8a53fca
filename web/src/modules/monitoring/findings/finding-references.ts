import { say } from '../../../portal/texts/say.ts';
import type { ReadableFinding } from '../website-types.ts';
import { findingReferences as texts } from './findings.texts.ts';

type FindingReference = { readonly label: string; readonly value: string; readonly href?: string };

/** Where the field writes about a finding: the entries it has, in a fixed order. */
export function findingReferences({ references }: Pick<ReadableFinding, 'references'>): FindingReference[] {
  const { cwe, owasp2025, owasp2021, wstg, pci } = references;
  const found: FindingReference[] = [];
  if (cwe !== null) {
    found.push({ label: 'CWE', value: `CWE-${cwe}`, href: `https://cwe.mitre.org/data/definitions/${cwe}.html` });
  }
  if (owasp2025 !== null) found.push({ label: say(texts.owaspTopTen), value: owasp2025 });
  if (owasp2021 !== null) found.push({ label: say(texts.owaspTopTenBefore), value: owasp2021 });
  if (wstg !== null) found.push({ label: say(texts.owaspTestingGuide), value: wstg });
  if (pci.length > 0) found.push({ label: 'PCI DSS 4.0.1', value: pci.join(', ') });
  return found;
}
