import { useId, useState } from 'react';
import { Quoted } from '../../../portal/advice/quoted.tsx';
import { stepParts } from '../../../portal/advice/step-parts.ts';
import { say } from '../../../portal/texts/say.ts';
import { CommandLine } from './command-line.tsx';
import { point as texts } from './handover.texts.ts';
import type { HandoverPoint } from './handover-types.ts';

type Ways = HandoverPoint['ways'];
type Step = Ways[number]['steps'][number];
type Quotes = Pick<HandoverPoint, 'quotes'>;

/** The steps on what the website runs on; a helper who knows better chooses another system. */
export function PointSteps({ ways, quotes }: { readonly ways: Ways } & Quotes) {
  const field = useId();
  const [chosen, setChosen] = useState(() => (ways.find(({ isRecognised }) => isRecognised) ?? ways.at(-1))?.platform);
  const way = ways.find(({ platform }) => platform === chosen);
  return (
    <>
      {ways.length > 1 && (
        <p className="mb-4">
          <label htmlFor={field} className="mb-1.5 block font-medium text-sm">
            {say(texts.stepsFor)}
          </label>
          <select
            id={field}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            className="min-h-11 w-full max-w-sm rounded-box border border-line-strong bg-surface px-3"
          >
            {ways.map(({ platform, label, isRecognised }) => (
              <option key={platform} value={platform}>
                {isRecognised ? say(texts.recognized, { platform: label }) : label}
              </option>
            ))}
          </select>
        </p>
      )}
      <ol className="flex flex-col gap-3">
        {way?.steps.map((step, index) => (
          <li key={JSON.stringify(step)} className="flex gap-3">
            <span
              aria-hidden="true"
              className="flex size-6 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent-ink text-xs"
            >
              {index + 1}
            </span>
            <div className="min-w-0 flex-1 pt-0.5">
              <StepWords step={step} quotes={quotes} />
            </div>
          </li>
        ))}
      </ol>
      {way?.wayBack && (
        <div className="mt-4 text-ink-soft text-sm">
          <strong className="font-semibold">{say(texts.wayBack)}</strong>{' '}
          <StepWords step={way.wayBack} quotes={quotes} />
        </div>
      )}
    </>
  );
}

function StepWords({ step, quotes }: { readonly step: Step } & Quotes) {
  return stepParts(step).map(({ key, kind, text }) => {
    if (kind === 'prose') return <Quoted key={key} text={text} quotes={quotes} />;
    if (kind === 'lines') return <CommandLine key={key} text={text} />;
    return (
      <code key={key} className="rounded-inner bg-sunken px-1 py-0.5 font-mono text-[0.9em]">
        {text}
      </code>
    );
  });
}
