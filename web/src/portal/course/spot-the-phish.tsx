import type { Exercise } from '@portal/contract/training/exercise.schemas.ts';
import { type SpotResult, scoreSpots } from '@portal/domain/training/exercise-scores.ts';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import { PlainButton } from '../../ui/plain-button.tsx';
import { say } from '../texts/say.ts';
import { phish as texts } from './course.texts.ts';
import { ExerciseFrame } from './exercise-frame.tsx';
import { ExerciseOutcome } from './exercise-outcome.tsx';
import type { ExerciseProps } from './exercise-props.ts';
import { MailPartText } from './mail-part-text.tsx';
import { type MailPart, mailParts } from './mail-parts.ts';
import { Verdict } from './verdict.tsx';

const kinds = {
  found: 'good',
  overlooked: 'missed',
  suspected: 'missed',
  'left-alone': 'neutral',
} as const satisfies Record<SpotResult, unknown>;

/** A mail whose suspicious parts are to be marked; each part that can be is a button that stays pressed. */
export function SpotThePhish({
  exercise,
  isDone,
  onDone,
}: ExerciseProps<Extract<Exercise, { kind: 'spot-the-phish' }>>) {
  const [marked, setMarked] = useState<readonly number[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  const parts = mailParts(exercise.mail);
  const judgements = parts.flatMap(({ judgement }) => judgement ?? []);
  const results = scoreSpots(
    judgements.map(({ sign }) => sign),
    marked,
  );
  const signs = judgements.filter(({ sign }) => sign).length;
  const found = results.filter((result) => result === 'found').length;

  const toggle = (place: number) =>
    setMarked(marked.includes(place) ? marked.filter((one) => one !== place) : [...marked, place]);
  const check = () => {
    setIsChecked(true);
    onDone();
  };
  const again = () => {
    setMarked([]);
    setIsChecked(false);
  };

  return (
    <ExerciseFrame title={exercise.title} task={exercise.task} isDone={isDone}>
      {isChecked && (
        <ExerciseOutcome
          text={found === signs ? say(texts.foundAll, { count: signs }) : say(texts.foundSome, { found, count: signs })}
          onAgain={again}
        />
      )}
      <ul
        aria-label={say(texts.theEmail)}
        className="flex flex-col gap-1 rounded-box border border-line bg-surface p-2 shadow-raised"
      >
        {parts.map((part, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a mail never move
            key={index}
            className={index === 4 ? 'mt-2 border-line border-t pt-2' : ''}
          >
            <Part
              part={part}
              isMarked={part.judgement !== null && marked.includes(part.judgement.place)}
              result={isChecked && part.judgement ? (results[part.judgement.place] ?? null) : null}
              onToggle={toggle}
            />
          </li>
        ))}
      </ul>
      {!isChecked && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <PlainButton isDisabled={marked.length === 0} onPress={check}>
            {say(texts.check)}
          </PlainButton>
          <p aria-live="polite" className="text-ink-soft text-sm">
            {marked.length === 0 ? say(texts.tap) : say(texts.marked, { count: marked.length })}
          </p>
        </div>
      )}
    </ExerciseFrame>
  );
}

type PartProps = {
  readonly part: MailPart;
  readonly isMarked: boolean;
  readonly result: SpotResult | null;
  readonly onToggle: (place: number) => void;
};

function Part({ part, isMarked, result, onToggle }: PartProps) {
  const { judgement } = part;
  if (judgement === null) {
    return (
      <div className="px-3 py-2">
        <MailPartText part={part} />
      </div>
    );
  }
  if (result !== null) {
    const kind = kinds[result];
    return (
      <div
        className={joinClasses(
          'flex flex-col gap-1.5 rounded-inner px-3 py-2',
          kind === 'good' && 'bg-success-soft',
          kind === 'missed' && 'bg-warning-soft',
        )}
      >
        <div>
          <MailPartText part={part} />
        </div>
        <Verdict kind={kind} word={say(texts[result])} why={judgement.why} />
      </div>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={isMarked}
      onClick={() => onToggle(judgement.place)}
      className={joinClasses(
        'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-inner border px-3 py-2 text-start transition-colors',
        isMarked ? 'border-warning bg-warning-soft' : 'border-transparent hover:border-line hover:bg-sunken',
      )}
    >
      <span className="min-w-0 flex-1">
        <MailPartText part={part} />
      </span>
      <Flag
        aria-hidden="true"
        size={18}
        className={joinClasses('shrink-0', isMarked ? 'fill-current text-warning-ink' : 'text-line-strong')}
      />
    </button>
  );
}
