import { Copy } from 'lucide-react';
import { Quoted } from '../../../portal/advice/quoted.tsx';
import { type StepPart, stepParts } from '../../../portal/advice/step-parts.ts';
import { copyText } from '../../../portal/second-factor/copy-text.ts';
import { say } from '../../../portal/texts/say.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { FollowedFinding } from '../website-types.ts';
import { fixSteps as texts } from './findings.texts.ts';

/** One step: plain, or in parts of prose and code. */
export type Step = string | FollowedFinding['remedies'][number]['steps'][number];

type FixStepsProps = {
  readonly steps: readonly Step[];
  /** Passages that others wrote in English. */
  readonly quotes?: readonly string[];
};

/** How to settle a finding, one numbered step after the other. */
export function FixSteps({ steps, quotes = [] }: FixStepsProps) {
  return (
    <ol className="flex flex-col gap-3">
      {steps.map((step, index) => (
        <li key={JSON.stringify(step)} className="flex gap-3">
          <span
            aria-hidden="true"
            className="flex size-6 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent-ink text-xs"
          >
            {index + 1}
          </span>
          <div className="wrap-anywhere min-w-0 flex-1 pt-0.5">
            <StepText step={step} quotes={quotes} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A step's words, with what is to be typed set apart. */
export function StepText({ step, quotes = [] }: { readonly step: Step; readonly quotes?: readonly string[] }) {
  if (typeof step === 'string') return <Quoted text={step} quotes={quotes} />;
  return stepParts(step).map((part) => <Part key={part.key} part={part} quotes={quotes} />);
}

function Part({ part: { kind, text }, quotes }: { readonly part: StepPart; readonly quotes: readonly string[] }) {
  if (kind === 'prose') return <Quoted text={text} quotes={quotes} />;
  if (kind === 'name')
    return <code className="rounded-inner bg-sunken px-1 py-0.5 font-mono text-[0.9em]">{text}</code>;
  return (
    <span className="my-1 flex items-start gap-2 rounded-box bg-sunken ps-3">
      <code className="min-w-0 flex-1 whitespace-pre-wrap py-2.5 font-mono text-[0.9em]">{text}</code>
      <span data-print="hidden">
        <IconButton
          size="small"
          label={say(texts.copyText, { text })}
          hasTooltip={false}
          icon={<Copy aria-hidden="true" size={16} />}
          onPress={() => void copyText(text, say(texts.copied))}
        />
      </span>
    </span>
  );
}
