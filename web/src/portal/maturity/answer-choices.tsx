import { useId } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import { say } from '../texts/say.ts';
import { answers as texts } from './maturity.texts.ts';

type Choice = { readonly level: number; readonly title: string; readonly text: string };

/** What one can answer: the level of a description, or that one does not know. */
export type ChosenAnswer = number | 'unknown';

type AnswerChoicesProps = {
  /** Id of the question that they answer. */
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  readonly answers: readonly Choice[];
  readonly chosen: ChosenAnswer | null;
  readonly onChoose: (answer: ChosenAnswer) => void;
  /** What it means not to know. */
  readonly unknownHint: string;
  readonly groupRef?: React.Ref<HTMLFieldSetElement> | undefined;
};

/** The six descriptions from what one would see in a firm, each a whole card to press, and "I don't know". */
export function AnswerChoices(props: AnswerChoicesProps) {
  const { labelledBy, describedBy, answers, chosen, onChoose, unknownHint, groupRef } = props;
  const name = useId();
  return (
    <fieldset
      ref={groupRef ?? null}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className="flex flex-col gap-2"
    >
      {answers.map(({ level, title, text }) => (
        <ChoiceCard
          key={level}
          name={name}
          mark={String(level)}
          title={title}
          text={text}
          isChosen={chosen === level}
          onChoose={() => onChoose(level)}
        />
      ))}
      <ChoiceCard
        name={name}
        mark="?"
        title={say(texts.unknown)}
        text={unknownHint}
        isChosen={chosen === 'unknown'}
        isAside
        onChoose={() => onChoose('unknown')}
      />
    </fieldset>
  );
}

type ChoiceCardProps = {
  readonly name: string;
  /** The key that chooses it. */
  readonly mark: string;
  readonly title: string;
  readonly text: string;
  readonly isChosen: boolean;
  /** Not one of the levels. */
  readonly isAside?: boolean;
  readonly onChoose: () => void;
};

function ChoiceCard({ name, mark, title, text, isChosen, isAside = false, onChoose }: ChoiceCardProps) {
  return (
    <label
      className={joinClasses(
        'relative flex cursor-pointer items-start gap-3.5 rounded-box border px-4 py-2.5 transition-colors tablet:gap-4',
        'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        isAside && 'mt-1.5 border-dashed',
        isChosen
          ? 'border-accent bg-accent-soft'
          : joinClasses('border-line-strong/50 hover:border-line-strong', !isAside && 'bg-surface'),
      )}
    >
      <input
        type="radio"
        name={name}
        value={mark}
        checked={isChosen}
        onChange={onChoose}
        className="sr-only"
        aria-label={isAside ? title : say(texts.level, { level: mark, title })}
        aria-describedby={`${name}-${mark}`}
      />
      <span
        aria-hidden="true"
        className={joinClasses(
          'mt-0.5 flex size-8 shrink-0 items-center justify-center rounded-full font-semibold text-sm tabular-nums transition-colors',
          isChosen ? 'bg-accent text-on-accent' : 'bg-sunken text-ink-soft',
        )}
      >
        {mark}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        <span id={`${name}-${mark}`} className={joinClasses('block text-sm', isChosen ? 'text-ink' : 'text-ink-soft')}>
          {text}
        </span>
      </span>
    </label>
  );
}
