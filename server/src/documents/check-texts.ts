import type { Check, CheckCase } from '@portal/domain/monitoring/check.ts';
import type { Finding } from '@portal/domain/monitoring/finding.ts';
import { readCheckCatalogue } from './check-catalogue.ts';

/** A check and the texts of one of its cases. */
export type CheckTexts = { readonly check: Check; readonly texts: CheckCase };

const NO_IMPACT = 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:N';

/**
 * The check and texts of a finding. A scan may be older than the texts: for a case that exists no more the finding still
 * appears in the report, with what was seen and where, and the advice to scan again.
 */
export function checkTexts(finding: Finding): CheckTexts {
  const check = readCheckCatalogue().get(finding.checkId);
  const texts = check?.cases[finding.variant];
  // An outside engine knows its own score better than the case that stands for all its findings.
  const { cvss } = finding.facts;
  if (check && texts) return { check, texts: cvss === undefined ? texts : { ...texts, cvss } };
  const retired: CheckCase = {
    title: finding.variant.replaceAll('-', ' '),
    term: finding.variant,
    what: 'An earlier version of the scan reported this. Its explanation is no longer part of the portal.',
    why: 'What the scan saw then may be judged differently today.',
    fix: ['Scan the website again: the new report says whether the problem is still there, and how to fix it.'],
    who: 'you',
    cwe: null,
    cvss: NO_IMPACT,
  };
  const { checkId: id, severity } = finding;
  return { check: check ?? { id, name: id, wstg: null, pci: [], severities: [severity], cases: {} }, texts: retired };
}
