import { Card } from '../../../ui/card.tsx';
import type { FieldValue, FieldValues, Interview } from '../policy-types.ts';
import { InterviewQuestion } from './interview-question.tsx';
import { topicPlace } from './topic-links.tsx';

type TopicCardProps = {
  readonly topic: Interview['topics'][number];
  readonly typed: FieldValues;
  /** What is wrong, by the field of the input. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onAnswer: (id: string, value: FieldValue) => void;
};

/** The questions about one thing, two in a row where there is room. */
export function TopicCard({ topic: { id, name, fields }, typed, errors, onAnswer }: TopicCardProps) {
  return (
    <div id={topicPlace(id)} tabIndex={-1} className="scroll-mt-36 outline-none">
      <Card title={name}>
        <ol className="grid gap-x-8 gap-y-5 desktop:grid-cols-2">
          {fields.map(({ field, policies }) => (
            <InterviewQuestion
              key={field.id}
              field={field}
              policies={policies}
              value={typed[field.id] ?? field.value}
              isAnswered={field.isAnswered || Object.hasOwn(typed, field.id)}
              error={errors[`answers.${field.id}`] ?? null}
              onAnswer={(value) => onAnswer(field.id, value)}
            />
          ))}
        </ol>
      </Card>
    </div>
  );
}
