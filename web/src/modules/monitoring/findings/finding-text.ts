import { say } from '../../../portal/texts/say.ts';
import type { ReadableFinding } from '../website-types.ts';
import { findingReferences } from './finding-references.ts';
import { findingText as texts } from './findings.texts.ts';

/** A finding as plain text, to be handed to whoever fixes it. */
export function findingText(finding: ReadableFinding, websiteUrl: string): string {
  const { evidence } = finding;
  const places = finding.urls.length > 0 ? finding.urls : [finding.url];
  const sections = [
    `${finding.title} (${finding.term})`,
    `Website: ${websiteUrl}\nSeverity: ${finding.severity}${finding.subject ? `\nAbout: ${finding.subject}` : ''}`,
    say(texts.seenAtJoin, { join: places.map((place) => `- ${place}`).join('\n') }),
    say(texts.whatItIsWhat, { what: finding.what }),
    say(texts.whyItMattersWhy, { why: finding.why }),
    say(texts.howToFixIt, { join: finding.fix.map((step, index) => `${index + 1}. ${step}`).join('\n') }),
    say(texts.proofNote, { note: evidence.note }),
    evidence.request && say(texts.requestRequest, { request: evidence.request }),
    evidence.response && say(texts.answerResponse, { response: evidence.response }),
    evidence.curl && say(texts.seeItYourselfCurl, { curl: evidence.curl }),
    say(texts.referencesJoin, {
      join: findingReferences(finding)
        .map(({ label, value }) => `${label}: ${value}`)
        .join('\n'),
    }),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}
