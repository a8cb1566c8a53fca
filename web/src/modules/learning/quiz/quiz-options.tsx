import { Check } from 'lucide-react';
import { useId } from 'react';
import { joinClasses } from '../../../ui/join-classes.ts';

type QuizOptionsProps = {
  /** Of the options, where it is not the page's. */
  readonly lang: string | undefined;
  /** Id of the element that asks; the page's question when absent. */
  readonly labelledBy?: string | undefined;
  /** Id of what is said about the answer. */
  readonly describedBy?: string | undefined;
  readonly options: readonly string[];
  /** More than one may be chosen. */
  readonly several: boolean;
  readonly chosen: readonly number[];
  readonly onChange: (places: readonly number[]) => void;
};

/** The answers to choose from, each a whole row to tap; named by what asks. */
export function QuizOptions({
  lang,
  labelledBy = 'question',
  describedBy,
  options,
  several,
  chosen,
  onChange,
}: QuizOptionsProps) {
  const name = useId();
  const choose = (place: number) => {
    if (!several) return onChange([place]);
    onChange(chosen.includes(place) ? chosen.filter((one) => one !== place) : [...chosen, place]);
  };
  return (
    <fieldset lang={lang} aria-labelledby={labelledBy} aria-describedby={describedBy} className="flex flex-col gap-3">
      {options.map((option, place) => {
        const isChosen = chosen.includes(place);
        return (
          <label
            key={option}
            className={joinClasses(
              'flex min-h-14 cursor-pointer items-center gap-4 rounded-box border px-4 py-3 text-lg transition-colors has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
              isChosen ? 'border-accent bg-accent-soft' : 'border-line-strong/60 bg-surface hover:bg-sunken',
            )}
          >
            <input
              type={several ? 'checkbox' : 'radio'}
              name={name}
              checked={isChosen}
              onChange={() => choose(place)}
              className="sr-only"
            />
            <span
              aria-hidden="true"
              className={joinClasses(
                'flex size-6 shrink-0 items-center justify-center border-2',
                several ? 'rounded-inner' : 'rounded-full',
                isChosen ? 'border-accent bg-accent text-on-accent' : 'border-line-strong bg-surface',
              )}
            >
              {isChosen && <Check size={14} strokeWidth={3} />}
            </span>
            <span className="min-w-0">{option}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
