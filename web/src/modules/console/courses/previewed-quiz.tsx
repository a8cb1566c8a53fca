import { questionsPerTry } from '@portal/domain/training/draw-quiz.ts';
import { rightAnswersNeeded } from '@portal/domain/training/score-quiz.ts';
import { QuizQuestions } from '../../../portal/course/quiz-questions.tsx';
import { say } from '../../../portal/texts/say.ts';
import type { PreviewedCourse } from './course-types.ts';
import { coursePreview as texts } from './courses.texts.ts';

/** Every question of a course's quiz, with what is right and why. */
export function PreviewedQuiz({ course: { questions } }: { readonly course: PreviewedCourse }) {
  const asked = questionsPerTry(questions.length);
  return (
    <>
      <h3 className="font-semibold text-3xl tracking-tight">{say(texts.quiz)}</h3>
      <p className="mt-2 mb-5 text-ink-soft text-sm">
        {say(texts.quizAbout, { asked, pool: questions.length, needed: rightAnswersNeeded(asked) })}
      </p>
      <QuizQuestions questions={questions} />
    </>
  );
}
