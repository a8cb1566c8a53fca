import type { CallOutput } from '../../api/calls.ts';

/** A person's year. */
export type Year = CallOutput<'openTraining'>['data'];
/** A course on the way through the year. */
export type YearCourse = Year['path'][number];
/** A whole course with where the person is in it. */
export type Course = CallOutput<'openCourse'>['data'];
/** The questions of a person's week. */
export type Recall = CallOutput<'recall'>['data'];
/** One of them after the answer. */
export type RecallAnswer = CallOutput<'recallAnswer'>['data'];
/** A person's walk through a day at work. */
export type DayWalk = CallOutput<'openDay'>['data'];
/** A try of the quiz that is open. */
export type QuizTry = CallOutput<'beginQuiz'>['data'];
/** A try after its end. */
export type QuizResult = CallOutput<'answerQuiz'>['data'];
