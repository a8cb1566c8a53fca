import { Card } from '../../../ui/card.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import type { TrainingReport } from '../training-types.ts';

/** Questions that are answered wrong most often: worth a word at the next meeting. */
export function HardestQuestions({ questions }: { readonly questions: TrainingReport['hardest'] }) {
  return (
    <Card
      title="The hardest questions"
      description={
        questions.length === 0
          ? 'Shown as soon as a question has been answered at least five times.'
          : 'Worth a word at your next meeting.'
      }
    >
      {questions.length > 0 && (
        <ol className="flex flex-col gap-5">
          {questions.map(({ questionId, courseId, courseName, question, answers, wrong }) => (
            <li key={`${courseId} ${questionId}`}>
              <p className="font-medium">{question}</p>
              <p className="mt-0.5 mb-1.5 text-ink-soft text-sm">
                {courseName} · {wrong} of {answers} answers were wrong
              </p>
              <ProgressBar
                isLabelHidden
                label={`Wrong answers to “${question}”`}
                value={(wrong / answers) * 100}
                tone="warning"
              />
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
