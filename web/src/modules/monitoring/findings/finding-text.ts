import { say } from '../../../portal/texts/say.ts';
import type { ReadableFinding } from '../website-types.ts';
import { findingReferences } from './finding-references.ts';
import { findingText as texts } from './findings.texts.ts';

/** A finding as plain text, to be handed to whoever fixes it. */
export function findingText(finding: ReadableFinding, websiteUrl: string): string {
  const { evidence, severity } = finding;
  const places = finding.urls.length > 0 ? finding.urls : [finding.url];
  const sections = [
    `${finding.title} (${finding.term})`,
    finding.subject === ''
      ? say(texts.websiteAndSeverity, { url: websiteUrl, severity })
      : say(texts.websiteSeverityAndSubject, { url: websiteUrl, severity, subject: finding.subject }),
    say(texts.seenAt, { places: places.map((place) => `- ${place}`).join('\n') }),
    say(texts.whatItIs, { what: finding.what }),
    say(texts.whyItMatters, { why: finding.why }),
    say(texts.howToFixIt, { steps: finding.fix.map((step, index) => `${index + 1}. ${step}`).join('\n') }),
    say(texts.proof, { note: evidence.note }),
    evidence.request && say(texts.request, { request: evidence.request }),
    evidence.response && say(texts.answer, { response: evidence.response }),
    evidence.curl && say(texts.seeItYourself, { curl: evidence.curl }),
    say(texts.references, {
      references: findingReferences(finding)
        .map(({ label, value }) => `${label}: ${value}`)
        .join('\n'),
    }),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}
