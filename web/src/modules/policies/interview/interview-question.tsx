import { say } from '../../../portal/texts/say.ts';
import { FieldControl } from '../document/answers/field-control.tsx';
import { fieldFault } from '../document/answers/field-fault.ts';
import type { AskedField, FieldValue } from '../policy-types.ts';
import { interviewView as texts } from './interview.texts.ts';

type InterviewQuestionProps = {
  readonly field: AskedField;
  /** How many policies ask for it. */
  readonly policies: number;
  readonly value: FieldValue;
  readonly isAnswered: boolean;
  readonly error: string | null;
  readonly onAnswer: (value: FieldValue) => void;
};

/** One question with its help and its control; until it is answered, the usual answer stands there. */
export function InterviewQuestion({ field, policies, value, isAnswered, error, onAnswer }: InterviewQuestionProps) {
  return (
    <li id={`question-${field.id}`} className="scroll-mt-24">
      <h3 className="font-medium">{field.label}</h3>
      <p className="mt-1 max-w-prose text-ink-soft text-sm">{field.help}</p>
      <div className="mt-3 max-w-xl">
        <FieldControl field={field} value={value} fault={error ?? fieldFault(field, value)} onChange={onAnswer} />
      </div>
      <p className="mt-2 text-ink-faint text-xs">
        {!isAnswered && `${say(texts.standard)} · `}
        {say(texts.usedBy, { count: policies })}
      </p>
    </li>
  );
}
