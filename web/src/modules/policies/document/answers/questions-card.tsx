import { CircleCheck, CircleDashed, Sparkles } from 'lucide-react';
import { say } from '../../../../portal/texts/say.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ProgressBar } from '../../../../ui/states/progress-bar.tsx';
import type { AskedField, FieldValues } from '../../policy-types.ts';
import { useIsWide } from '../use-is-wide.ts';
import { answerWords } from './answer-words.ts';
import { questionsCard as texts } from './answers.texts.ts';
import { contradiction } from './contradiction.ts';

type QuestionsCardProps = {
  /** Those that the text asks for. */
  readonly fields: readonly AskedField[];
  readonly values: FieldValues;
  /** Nothing is left to do: what stands here holds. */
  readonly isApproved: boolean;
  readonly onOpen: (id: string) => void;
  readonly onTakeOffered: (values: FieldValues) => void;
};

/** How many of a policy's questions are answered, each to be opened. */
export function QuestionsCard({ fields, values, isApproved, onOpen, onTakeOffered }: QuestionsCardProps) {
  const open = fields.filter(({ id }) => !Object.hasOwn(values, id));
  const answered = fields.length - open.length;
  const offered = open.flatMap(({ id, offered: value }) => (value === null ? [] : [[id, value] as const]));
  const [next] = open;
  const isWide = useIsWide();
  return (
    <Card title={say(texts.title)}>
      <ProgressBar
        label={open.length === 0 ? say(texts.allAnswered) : say(texts.answered)}
        value={fields.length === 0 ? 100 : (answered / fields.length) * 100}
        valueLabel={say(texts.answeredOf, { answered, count: fields.length })}
        tone={open.length === 0 ? 'success' : 'accent'}
      />
      {offered.length > 0 && !isApproved && (
        <div className="mt-4">
          <Button
            variant="soft"
            size="small"
            isFullWidth
            icon={<Sparkles aria-hidden="true" size={16} />}
            onPress={() => onTakeOffered(Object.fromEntries(offered))}
          >
            {say(texts.useEarlier, { count: offered.length })}
          </Button>
        </div>
      )}
      {next && !isApproved && (
        <div className="mt-3">
          <Button variant="secondary" isFullWidth onPress={() => onOpen(next.id)}>
            {answered === 0 ? say(texts.answerTheQuestions) : say(texts.continueAnswering)}
          </Button>
        </div>
      )}
      {isWide ? (
        <div className="mt-4">
          <QuestionList fields={fields} values={values} onOpen={onOpen} />
        </div>
      ) : (
        <details className="mt-4 text-sm">
          <summary className="cursor-pointer rounded-inner font-medium text-accent-ink">
            {say(texts.allQuestions)}
          </summary>
          <QuestionList fields={fields} values={values} onOpen={onOpen} />
        </details>
      )}
    </Card>
  );
}

function QuestionList({ fields, values, onOpen }: Omit<QuestionsCardProps, 'onTakeOffered' | 'isApproved'>) {
  return (
    <ul className="-mx-2 flex flex-col">
      {fields.map((field) => {
        const answer = values[field.id];
        const isDone = answer !== undefined;
        const other = isDone ? contradiction(field, answer) : null;
        const Icon = isDone ? CircleCheck : CircleDashed;
        return (
          <li key={field.id}>
            <button
              type="button"
              onClick={() => onOpen(field.id)}
              className="flex w-full cursor-pointer items-start gap-2.5 rounded-inner px-2 py-2 text-start text-sm hover:bg-sunken"
            >
              <Icon
                aria-hidden="true"
                size={18}
                className={`mt-0.5 shrink-0 ${isDone ? 'text-success-ink' : 'text-ink-faint'}`}
              />
              <span className="min-w-0">
                <span className="block font-medium">{field.label}</span>
                {isDone ? (
                  <span className="block truncate text-ink-soft">{answerWords(field, answer)}</span>
                ) : (
                  <span className="sr-only">{say(texts.notAnsweredYet)}</span>
                )}
                {other !== null && <span className="mt-0.5 block text-warning-ink text-xs">{other}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
