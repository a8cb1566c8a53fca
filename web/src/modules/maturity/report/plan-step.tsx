import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { HandOverButton } from '../../../portal/modules/hand-over-button.tsx';
import { StepAids } from '../../../portal/modules/step-aids.tsx';
import { say } from '../../../portal/texts/say.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { questionPath } from '../maturity-path.ts';
import type { PlanItem } from '../maturity-types.ts';
import { timeInWords } from '../time-in-words.ts';
import { planStep as texts } from './report.texts.ts';

type PlanStepProps = {
  readonly item: PlanItem;
  /** Whether what helps with its element is named here. */
  readonly showsAids: boolean;
  readonly onMark: (isDone: boolean) => void;
};

/** One thing to do, with its time and who does it. */
export function PlanStep({ item, showsAids, onMark }: PlanStepProps) {
  const { formatDate } = useFormatDate();
  const { text, name, elementPath, from, step, hours, who, because, doneAt, doneBy } = item;
  return (
    <>
      <Checkbox isSelected={doneAt !== null} onChange={onMark}>
        <span className={doneAt === null ? 'text-sm' : 'text-ink-soft text-sm line-through'}>{text}</span>
      </Checkbox>
      <p className="mt-1 ps-8 text-ink-soft text-xs">
        {doneAt === null ? (
          <>
            <TextLink href={questionPath(elementPath)}>{name}</TextLink> · {timeInWords(hours * 60)} · {who}
          </>
        ) : (
          doneInWords(formatDate(doneAt), doneBy)
        )}
      </p>
      {because !== null && doneAt === null && (
        <p className="mt-1 ps-8 text-sm">
          {because.text}{' '}
          {because.href !== null && <TextLink href={because.href}>{say(texts.showWhatWasSeen)}</TextLink>}
        </p>
      )}
      {/* What is no step of a level is found out by the firm itself, or handed over where it was seen. */}
      {doneAt === null && step > 0 && (
        <div className="ps-5">
          <HandOverButton
            isQuiet
            what={{ label: text, points: [{ kind: 'plan-step', ref: `${elementPath}/${from}/${step}` }] }}
          />
        </div>
      )}
      {showsAids && (
        <div className="ps-8 text-xs">
          <StepAids step={{ kind: 'elements', id: elementPath }} />
        </div>
      )}
    </>
  );
}

const doneInWords = (day: string, name: string | null): string =>
  name === null ? say(texts.done, { day }) : say(texts.doneBy, { day, name });
