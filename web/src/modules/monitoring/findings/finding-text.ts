import type { ReadableFinding } from '../website-types.ts';
import { findingReferences } from './finding-references.ts';

/** A finding as plain text, to be handed to whoever fixes it. */
export function findingText(finding: ReadableFinding, websiteUrl: string): string {
  const { evidence } = finding;
  const places = finding.urls.length > 0 ? finding.urls : [finding.url];
  const sections = [
    `${finding.title} (${finding.term})`,
    `Website: ${websiteUrl}\nSeverity: ${finding.severity}${finding.subject ? `\nAbout: ${finding.subject}` : ''}`,
    `Seen at:\n${places.map((place) => `- ${place}`).join('\n')}`,
    `What it is:\n${finding.what}`,
    `Why it matters:\n${finding.why}`,
    `How to fix it:\n${finding.fix.map((step, index) => `${index + 1}. ${step}`).join('\n')}`,
    `Proof:\n${evidence.note}`,
    evidence.request && `Request:\n${evidence.request}`,
    evidence.response && `Answer:\n${evidence.response}`,
    evidence.curl && `See it yourself:\n${evidence.curl}`,
    `References:\n${findingReferences(finding)
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n')}`,
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}
