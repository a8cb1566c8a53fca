import type { PackagedCourse } from '@portal/contract/training/course-package.schemas.ts';
import { type DrawnQuestion, drawQuiz, questionsPerTry } from '@portal/domain/training/draw-quiz.ts';
import { exercisesLeft } from '@portal/domain/training/left-before-quiz.ts';
import { rightAnswersNeeded, rightPlaces, scoreQuiz } from '@portal/domain/training/score-quiz.ts';
import { traineeQuestion } from '@portal/domain/training/trainee-question.ts';
import { ApiError } from '../../../api/api-error.ts';
import type { Course, QuizResult, QuizTry } from '../learn-types.ts';
import type { LearningSystem } from './learning-system.ts';
import { decodeProgress, encodeProgress, type Progress } from './progress.ts';

/** Tenths are not exact. */
const ROUNDING = 1e-9;

type Answers = Readonly<Record<string, readonly number[]>>;
type PoolQuestion = PackagedCourse['pool'][number];

/** A packaged course and the person's way through it: what the portal's server is for people whose link opens it. */
export class CoursePlayer {
  readonly #course: PackagedCourse;
  readonly #system: LearningSystem;
  readonly #newSeed: () => string;
  #progress: Progress;

  constructor(course: PackagedCourse, system: LearningSystem, newSeed: () => string) {
    this.#course = course;
    this.#system = system;
    this.#newSeed = newSeed;
    this.#progress = decodeProgress(course.version, system.kept);
  }

  get system(): LearningSystem {
    return this.#system;
  }

  /** The course as its pages show it. */
  openCourse(): Course {
    const { pool, language: _language, ...course } = this.#course;
    const { furthest, tries, seed, isPassed } = this.#progress;
    const questions = questionsPerTry(pool.length);
    return {
      ...course,
      state: isPassed ? 'completed' : furthest === 0 ? 'not-started' : 'in-progress',
      dueOn: null,
      progress: this.#view(),
      quiz: {
        isOpen: this.#isQuizOpen(),
        isPassed,
        isBegun: seed !== null,
        tries,
        questions,
        needed: this.#needed(questions),
      },
      certificate: null,
    };
  }

  /** Keeps where the person is, and the exercise that they have just done. */
  saveProgress(lesson: number, exerciseId?: string): Course['progress'] {
    const place = this.#exercises().findIndex(({ id }) => id === exerciseId);
    const { furthest, exercises } = this.#progress;
    const done = exercises.includes(place) ? undefined : this.#exercises()[place];
    this.#keep({
      lesson,
      furthest: Math.max(furthest, lesson),
      exercises: done === undefined ? exercises : [...exercises, place],
    });
    if (done !== undefined) {
      const task = 'task' in done ? done.task : done.situation;
      this.#system.endExercise({ exerciseId: done.id, title: done.title, task });
    }
    return this.#view();
  }

  /**
   * Begins a try, or goes on with the one that is open.
   * @throws ApiError QUIZ_NOT_OPEN before the last lesson, and while exercises are left
   */
  beginQuiz(): QuizTry {
    if (this.#progress.seed === null && !this.#isQuizOpen())
      throw new ApiError(409, [{ code: 'QUIZ_NOT_OPEN', message: '' }]);
    const seed = this.#progress.seed ?? this.#newSeed();
    if (this.#progress.seed === null) this.#keep({ seed, answers: [] });
    const drawn = this.#drawn(seed);
    return {
      tryId: seed,
      number: this.#progress.tries + 1,
      needed: this.#needed(drawn.length),
      questions: drawn.map(({ question, order }) => traineeQuestion(question, order)),
    };
  }

  /** What was answered of the open try. */
  answers(): Answers {
    const { seed, answers } = this.#progress;
    const drawn = seed === null ? [] : this.#drawn(seed);
    return Object.fromEntries(drawn.map(({ question }, place) => [question.id, answers[place] ?? []]));
  }

  keepAnswers(answers: Answers): void {
    const { seed } = this.#progress;
    if (seed !== null) this.#keep({ answers: this.#drawn(seed).map(({ question }) => answers[question.id] ?? []) });
  }

  /** Ends the open try. */
  answerQuiz(answers: Answers): QuizResult {
    const drawn = this.#drawn(this.#progress.seed ?? this.#newSeed());
    const score = scoreQuiz(
      this.#course.pool,
      drawn.map(({ order }) => order),
      new Map(Object.entries(answers)),
    );
    const needed = this.#needed(drawn.length);
    const { right } = score;
    const isPassed = right >= needed;
    const questions = drawn.map(({ question, order }) => ({
      ...traineeQuestion(question, order),
      right: [...rightPlaces(question, order)],
      chosen: [...(answers[question.id] ?? [])].sort((one, other) => one - other),
      isRight: !score.wrongIds.includes(question.id),
      explanation: question.explanation,
    }));
    this.#keep({
      seed: null,
      answers: [],
      tries: this.#progress.tries + 1,
      asked: drawn.map(({ question }) => this.#course.pool.indexOf(question)),
      isPassed: this.#progress.isPassed || isPassed,
    });
    this.#system.endTry({
      right,
      outOf: drawn.length,
      isPassed,
      answers: questions.map(({ id: questionId, ...answer }) => ({ questionId, ...answer })),
    });
    const { courseId } = this.#course;
    return { courseId, right, needed, outOf: drawn.length, isPassed, questions, certificate: null };
  }

  /** By the system's mark where it has one, else by the portal's. */
  #needed(questions: number): number {
    const { masteryScore } = this.#system;
    if (masteryScore === null || !(masteryScore > 0 && masteryScore <= 1)) return rightAnswersNeeded(questions);
    return Math.ceil(questions * masteryScore - ROUNDING);
  }

  #isQuizOpen(): boolean {
    const { lessons } = this.#course;
    const { isPassed, furthest } = this.#progress;
    const left = exercisesLeft(lessons, this.#view().exercises);
    return isPassed || (furthest >= lessons.length && left.length === 0);
  }

  #exercises() {
    const blocks = this.#course.lessons.flatMap((lesson) => lesson.blocks);
    return blocks.flatMap((block) => (block.kind === 'exercise' ? block.exercise : []));
  }

  #drawn(seed: string): readonly { readonly question: PoolQuestion; readonly order: DrawnQuestion }[] {
    const { pool } = this.#course;
    const before = this.#progress.asked.flatMap((place) => pool[place]?.id ?? []);
    return drawQuiz(pool, seed, before).flatMap((order) => {
      const question = pool.find(({ id }) => id === order.id);
      return question === undefined ? [] : [{ question, order }];
    });
  }

  #view(): Course['progress'] {
    const { lesson, furthest, exercises } = this.#progress;
    const all = this.#exercises();
    return { lesson, furthest, exercises: exercises.flatMap((place) => all[place]?.id ?? []) };
  }

  #keep(change: Partial<Progress>): void {
    this.#progress = { ...this.#progress, ...change };
    const { lesson, furthest, seed } = this.#progress;
    this.#system.keep({
      kept: encodeProgress(this.#course.version, this.#progress),
      bookmark: seed === null ? String(lesson) : 'quiz',
      percent: Math.round((Math.min(furthest, this.#course.lessons.length) / this.#course.lessons.length) * 100),
    });
  }
}
