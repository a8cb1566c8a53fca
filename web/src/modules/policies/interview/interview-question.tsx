import { say } from '../../../portal/texts/say.ts';
import { FieldControl } from '../document/answers/field-control.tsx';
import { fieldFault } from '../document/answers/field-fault.ts';
import type { AskedField, FieldValue } from '../policy-types.ts';
import { interviewView as texts } from './interview.texts.ts';
import { questionPlace } from './use-interview-actions.ts';

type InterviewQuestionProps = {
  readonly field: AskedField;
  /** How many policies ask for it. */
  readonly policies: number;
  readonly value: FieldValue;
  readonly isAnswered: boolean;
  readonly error: string | null;
  readonly onAnswer: (value: FieldValue) => void;
};

/** One question with its help and its control; until it is answered, the usual answer stands there. A list takes the whole row. */
export function InterviewQuestion({ field, policies, value, isAnswered, error, onAnswer }: InterviewQuestionProps) {
  return (
    <li
      id={questionPlace(field.id)}
      className={field.type === 'list' ? 'scroll-mt-36 desktop:col-span-2' : 'scroll-mt-36'}
    >
      <h3 className="font-medium">{field.label}</h3>
      <p className="mt-0.5 mb-2 text-ink-soft text-sm">
        {field.help}{' '}
        <span className="text-ink-faint text-xs">
          {!isAnswered && `${say(texts.standard)} · `}
          {say(texts.usedBy, { count: policies })}
        </span>
      </p>
      <FieldControl
        field={field}
        value={value}
        fault={error ?? fieldFault(field, value)}
        isCompact
        onChange={onAnswer}
      />
    </li>
  );
}
