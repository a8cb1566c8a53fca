import type { Check, CheckCase } from '@portal/domain/monitoring/check.ts';
import type { Finding } from '@portal/domain/monitoring/finding.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { readCheckCatalogue } from './check-catalogue.ts';
import { checks } from './documents.texts.ts';

/** A check and the texts of one of its cases. */
export type CheckTexts = { readonly check: Check; readonly texts: CheckCase };

const NO_IMPACT = 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:N';

/**
 * The check and texts of a finding, in the language of who is told. A scan may be older than the texts: for a case that exists no more the finding still
 * appears in the report, with what was seen and where, and the advice to scan again.
 */
export function checkTexts(finding: Finding, say: Say): CheckTexts {
  const check = readCheckCatalogue(say.language).get(finding.checkId);
  const texts = check?.cases[finding.variant];
  // An outside engine knows its own score better than the case that stands for all its findings.
  const { cvss } = finding.facts;
  if (check && texts) return { check, texts: cvss === undefined ? texts : { ...texts, cvss } };
  const retired: CheckCase = {
    title: finding.variant.replaceAll('-', ' '),
    term: finding.variant,
    what: say(checks.retiredWhat),
    why: say(checks.retiredWhy),
    fix: [say(checks.retiredFix)],
    who: 'you',
    cwe: null,
    cvss: NO_IMPACT,
  };
  const { checkId: id, severity } = finding;
  return { check: check ?? { id, name: id, wstg: null, pci: [], severities: [severity], cases: {} }, texts: retired };
}
