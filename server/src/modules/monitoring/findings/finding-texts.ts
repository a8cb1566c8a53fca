import { adviceText } from '@portal/domain/monitoring/advice-text.ts';
import { REMEDIATOR_LABELS } from '@portal/domain/monitoring/executive-summary.ts';
import type { Finding } from '@portal/domain/monitoring/finding.ts';
import { owaspCategory } from '@portal/domain/monitoring/owasp.ts';
import { sayNote } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import { quotesOf, withSaidFacts } from '@portal/domain/monitoring/scan-words/quoted.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { checkTexts } from '../../../documents/check-texts.ts';
import { readOwaspData } from '../../../documents/scans/owasp-data.ts';
import { stepsToTake } from '../../../documents/scans/remedies.ts';

/** What a finding is called. */
export function titleOf(finding: Finding, say: Say): string {
  return adviceText(checkTexts(finding, say).texts.title, finding.facts);
}

/**
 * A finding with its texts and references, ready to be read. The steps are those for the platforms in `software`, each after
 * the platform's name where there are any; otherwise those for all systems.
 */
export function readableFinding(found: Finding, say: Say, software: readonly string[] = []) {
  const finding = withSaidFacts(found, say);
  const { check, texts } = checkTexts(finding, say);
  const { words: _words, ...evidence } = finding.evidence;
  const text = (template: string) => adviceText(template, finding.facts);
  const category = (edition: '2025' | '2021') => {
    const found = owaspCategory(check, texts, edition, readOwaspData());
    return found === null ? null : `${found.id} ${found.name}`;
  };
  return {
    fingerprint: finding.fingerprint,
    checkId: finding.checkId,
    severity: finding.severity,
    title: text(texts.title),
    term: text(texts.term),
    what: text(texts.what),
    why: text(texts.why),
    fix: stepsToTake(finding, software, say).flatMap(({ platform, steps }) =>
      steps.map((step) => {
        const words = step.map((span) => span.text).join('');
        return platform === null ? words : `${platform}: ${words}`;
      }),
    ),
    who: say(REMEDIATOR_LABELS[texts.who]),
    url: finding.url,
    urls: [...finding.urls],
    subject: finding.subject,
    evidence: { ...evidence, note: sayNote(say, finding.evidence) },
    quotes: [...quotesOf(found, say)],
    references: {
      cwe: texts.cwe,
      owasp2025: category('2025'),
      owasp2021: category('2021'),
      wstg: texts.wstg === undefined ? check.wstg : texts.wstg,
      pci: [...(texts.pci ?? check.pci)],
    },
  };
}
