import { ChevronDown } from 'lucide-react';
import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { counted } from './readiness.texts.ts';
import { ReadinessLine } from './readiness-line.tsx';
import { type ReadinessState, type ReadinessTopicView, STATES } from './readiness-words.ts';

/** The questions of one topic, folded under how many stand in which way. */
export function ReadinessTopic({ topic: { title, questions } }: { readonly topic: ReadinessTopicView }) {
  const states = Object.keys(STATES) as ReadinessState[];
  const shown = states
    .map((state) => ({ state, count: questions.filter((question) => question.state === state).length }))
    .filter(({ count }) => count > 0);
  return (
    <details className="group rounded-box border border-line bg-surface shadow-raised">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-5 py-3.5 tablet:px-6 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
          <h3 className="font-semibold text-lg">{title}</h3>
          <span className="flex flex-wrap gap-1.5">
            {shown.map(({ state, count }) => (
              <Badge key={state} tone={STATES[state].tone}>
                {say(counted[state], { count })}
              </Badge>
            ))}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          size={20}
          className="shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="flex flex-col divide-y divide-line border-line border-t px-5 tablet:px-6">
        {questions.map((question) => (
          <li key={question.key} className="py-4">
            <ReadinessLine question={question} />
          </li>
        ))}
      </ul>
    </details>
  );
}
