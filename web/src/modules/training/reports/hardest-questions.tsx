import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import type { TrainingReport } from '../training-types.ts';
import { hardestQuestions as texts } from './reports.texts.ts';
import { TableFile } from './table-file.tsx';

/** Questions that are answered wrong most often: worth a word at the next meeting. */
export function HardestQuestions({ questions }: { readonly questions: TrainingReport['hardest'] }) {
  return (
    <Card
      title={say(texts.title)}
      description={questions.length === 0 ? say(texts.shownAsSoonAs) : say(texts.worthAWordAt)}
      aside={questions.length > 0 && <TableFile table="questions" title={say(texts.title)} />}
    >
      {questions.length > 0 && (
        <ol className="flex flex-col gap-5">
          {questions.map(({ questionId, courseId, courseName, question, answers, wrong }) => (
            <li key={`${courseId} ${questionId}`}>
              <p className="font-medium">{question}</p>
              <p className="mt-0.5 mb-1.5 text-ink-soft text-sm">
                {say(texts.wrongAnswers, { course: courseName, wrong, answers })}
              </p>
              <ProgressBar
                isLabelHidden
                label={say(texts.wrongAnswersToQuestion, { question })}
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
