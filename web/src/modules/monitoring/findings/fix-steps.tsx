import { Copy } from 'lucide-react';
import { type StepPart, stepParts } from '../../../portal/advice/step-parts.ts';
import { copyText } from '../../../portal/second-factor/copy-text.ts';
import { say } from '../../../portal/texts/say.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { FollowedFinding } from '../website-types.ts';
import { fixSteps as texts } from './findings.texts.ts';

/** One step: plain, or in parts of prose and code. */
export type Step = string | FollowedFinding['remedies'][number]['steps'][number];

/** How to settle a finding, one numbered step after the other. */
export function FixSteps({ steps }: { readonly steps: readonly Step[] }) {
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
            <StepText step={step} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A step's words, with what is to be typed set apart. */
export function StepText({ step }: { readonly step: Step }) {
  return typeof step === 'string' ? step : stepParts(step).map((part) => <Part key={part.key} part={part} />);
}

function Part({ part: { kind, text } }: { readonly part: StepPart }) {
  if (kind === 'prose') return text;
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
