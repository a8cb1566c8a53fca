import { Quoted } from '../../../portal/advice/quoted.tsx';
import { say } from '../../../portal/texts/say.ts';
import type { ReadableFinding } from '../website-types.ts';
import { findingEvidence as texts } from './findings.texts.ts';

/** What was seen, as text only: an answer of a scanned website is never shown as HTML. */
export function FindingEvidence({ evidence, quotes }: Pick<ReadableFinding, 'evidence' | 'quotes'>) {
  const blocks = [
    { label: say(texts.request), text: evidence.request },
    { label: say(texts.answer), text: evidence.response },
    { label: say(texts.seeItYourself), text: evidence.curl },
  ];
  return (
    <>
      <p>
        <Quoted text={evidence.note} quotes={quotes} />
      </p>
      {blocks.map(
        ({ label, text }) =>
          text && (
            <figure key={label} className="mt-3">
              <figcaption className="mb-1 text-ink-soft text-xs">{label}</figcaption>
              <section
                aria-label={label}
                // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled with the keys
                tabIndex={0}
                className="max-h-80 overflow-y-auto rounded-box border border-line bg-sunken p-3"
              >
                <pre className="wrap-anywhere whitespace-pre-wrap font-mono text-xs">{text}</pre>
              </section>
            </figure>
          ),
      )}
    </>
  );
}
