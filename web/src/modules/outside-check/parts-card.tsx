import { Check, Info, TriangleAlert } from 'lucide-react';
import { say } from '../../portal/texts/say.ts';
import { Card } from '../../ui/card.tsx';
import { Spinner } from '../../ui/states/spinner.tsx';
import type { CheckPart } from './check-types.ts';
import { GradeWord } from './grade-word.tsx';
import { partsCard as texts } from './outside-check.texts.ts';

/** All that was looked at, part by part, each as soon as it is there; what has no result says why. */
export function PartsCard({ parts }: { readonly parts: readonly CheckPart[] }) {
  return (
    <Card title={say(texts.title)}>
      <ul className="divide-y divide-line">
        {parts.map((part) => (
          <li key={part.part} className="py-4 first:pt-0 last:pb-0">
            <Part part={part} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Part({ part }: { readonly part: CheckPart }) {
  const { title, isLooking, notMeasured, findings } = part;
  return (
    <div className="flex items-start gap-3">
      <span className="mt-0.5 flex size-6 shrink-0 items-center justify-center">
        <Sign part={part} />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold">{title}</h3>
        {isLooking && <p className="text-ink-soft text-sm">{say(texts.looking)}</p>}
        <ul className="mt-1 flex flex-col gap-1.5 text-sm">
          {findings.map(({ kind, grade, title: what }) => (
            <li key={kind} className="flex flex-col items-start gap-x-3 gap-y-1 tablet:flex-row tablet:items-center">
              <span className="tablet:w-36 tablet:shrink-0">
                <GradeWord grade={grade} />
              </span>
              {what}
            </li>
          ))}
          {notMeasured.map((line) => (
            <li key={line} className="text-ink-soft">
              {say(texts.notMeasuredLine, { line })}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Sign({ part: { title, isLooking, findings } }: { readonly part: CheckPart }) {
  if (isLooking) return <Spinner label={say(texts.lookingTitle, { title })} size="small" />;
  if (findings.some(({ grade }) => grade === 'BAD' || grade === 'WARN' || grade === 'FAIR'))
    return <TriangleAlert aria-hidden="true" size={20} className="text-warning-ink" />;
  if (findings.some(({ grade }) => grade === 'GOOD'))
    return <Check aria-hidden="true" size={20} className="text-success-ink" />;
  return <Info aria-hidden="true" size={20} className="text-ink-soft" />;
}
