/** What became of a try of the quiz, for the system that the course is played in. */
export type TryResult = {
  readonly right: number;
  readonly outOf: number;
  readonly isPassed: boolean;
  readonly answers: readonly GivenAnswer[];
};

/** One answered question of a try. */
export type GivenAnswer = {
  readonly questionId: string;
  readonly question: string;
  readonly options: readonly string[];
  readonly right: readonly number[];
  readonly chosen: readonly number[];
  readonly isRight: boolean;
};

/** An exercise that somebody has done, whatever they answered. */
export type DoneExercise = { readonly exerciseId: string; readonly title: string; readonly task: string };

/** Where the person is, as learning systems keep it for them. */
export type Place = {
  /** What `encodeProgress` made, at most 4096 characters. */
  readonly kept: string;
  /** The lesson by its number, or the quiz. */
  readonly bookmark: string;
  /** How much of the lessons has been seen, in percent. */
  readonly percent: number;
};

/** The learning system that a packaged course is played in. Nothing of it throws: a course goes on where its system fails. */
export type LearningSystem = {
  /** What was kept at the last visit; empty at the first. */
  readonly kept: string;
  /** False where what people do goes nowhere. */
  readonly isConnected: boolean;
  /** Where the system wants its person back; null where it says nothing. */
  readonly returnAddress: string | null;
  /** The share of right answers that the system wants, from 0 to 1; null where it leaves that to the course. */
  readonly masteryScore: number | null;
  keep(place: Place): void;
  /** Tells that an exercise was done; once each. */
  endExercise(exercise: DoneExercise): void;
  endTry(result: TryResult): void;
  /** Tells the system that the visit is over; once. */
  finish(): Promise<void>;
};

/** Stands in where there is no learning system, such as when somebody opens the files by themselves. */
export const NO_SYSTEM: LearningSystem = {
  kept: '',
  isConnected: false,
  returnAddress: null,
  masteryScore: null,
  keep: () => undefined,
  endExercise: () => undefined,
  endTry: () => undefined,
  finish: async () => undefined,
};
