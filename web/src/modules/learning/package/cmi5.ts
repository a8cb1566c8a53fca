import { type Launch, launchOf } from './cmi5-launch.ts';
import { Cmi5Statements, type Statement } from './cmi5-statements.ts';
import { openRecordStore, type RecordStore } from './cmi5-store.ts';
import { type DoneExercise, type LearningSystem, NO_SYSTEM, type Place, type TryResult } from './learning-system.ts';
import { isKeptAsPassed } from './progress.ts';

/** The learning system that has opened this page, by cmi5; null where none has. */
export async function openCmi5(page: Window, language: string, now = () => new Date()): Promise<LearningSystem | null> {
  const launch = launchOf(page.location.search);
  if (launch === null) return null;
  try {
    return new Cmi5(launch, await openRecordStore(launch), language, now);
  } catch {
    // A page that is loaded anew: its token was for one visit, which is over.
    return NO_SYSTEM;
  }
}

class Cmi5 implements LearningSystem {
  readonly kept: string;
  readonly isConnected = true;
  readonly returnAddress: string | null;
  readonly masteryScore: number | null;
  readonly #store: RecordStore;
  readonly #statements: Cmi5Statements;
  readonly #now: () => Date;
  readonly #startedAt: Date;
  /** Who only looks through a course leaves nothing but that they came and went (cmi5, 10.2.2). */
  readonly #counts: boolean;
  #waiting: readonly Statement[] = [];
  #onTheirWay: readonly Statement[] = [];
  #sending: Promise<void> = Promise.resolve();
  /** The best try that was not enough: said at the end, as a visit has one result and it may still become better (cmi5, 9.3). */
  #failed: TryResult | null = null;
  #isPassed: boolean;
  #percent = 0;
  #lastKept: string;
  #isFinished = false;

  constructor(launch: Launch, store: RecordStore, language: string, now: () => Date) {
    this.#store = store;
    this.#statements = new Cmi5Statements(launch, store.launchData, language);
    this.#now = now;
    this.#startedAt = now();
    this.kept = store.kept;
    this.#lastKept = store.kept;
    this.#isPassed = isKeptAsPassed(store.kept);
    this.#counts = store.launchData.launchMode === 'Normal';
    this.masteryScore = store.launchData.masteryScore ?? null;
    this.returnAddress = store.launchData.returnURL ?? null;
    this.#say(this.#statements.defined('initialized', now()));
  }

  keep({ kept, percent }: Place): void {
    if (!this.#counts || this.#isFinished) return;
    if (kept !== this.#lastKept) void this.#store.keep(kept);
    this.#lastKept = kept;
    // What is complete has no progress any more (cmi5, 9.5.5.1).
    if (percent > this.#percent && percent < 100 && !this.#isPassed)
      this.#say(this.#statements.progressed(percent, this.#now()));
    this.#percent = Math.max(percent, this.#percent);
  }

  endExercise(exercise: DoneExercise): void {
    if (this.#counts && !this.#isFinished) this.#say(this.#statements.exercised(exercise, this.#now()));
  }

  endTry(result: TryResult): void {
    if (!this.#counts || this.#isFinished) return;
    const at = this.#now();
    const answered = result.answers.map((answer) => this.#statements.answered(answer, at));
    if (this.#isPassed || !result.isPassed) {
      if (!this.#isPassed && result.right >= (this.#failed?.right ?? 0)) this.#failed = result;
      this.#say(...answered);
      return;
    }
    this.#isPassed = true;
    const duration = this.#duration();
    this.#say(
      ...answered,
      this.#statements.defined('passed', at, { ...scored(result), duration }),
      this.#statements.defined('completed', at, { completion: true, duration }),
    );
  }

  async finish(): Promise<void> {
    if (this.#isFinished) return;
    this.#isFinished = true;
    const at = this.#now();
    const duration = this.#duration();
    const failed =
      this.#failed === null || this.#isPassed
        ? []
        : [this.#statements.defined('failed', at, { ...scored(this.#failed), duration })];
    const unsent = this.#waiting.filter((one) => !this.#onTheirWay.includes(one));
    this.#waiting = [];
    // At once: a page that goes waits for nothing.
    await this.#store.send([...unsent, ...failed, this.#statements.defined('terminated', at, { duration })]);
  }

  /** One message after the other, so that they arrive in their order; what does not arrive goes with the next. */
  #say(...statements: readonly Statement[]): void {
    this.#waiting = [...this.#waiting, ...statements];
    this.#sending = this.#sending.then(async () => {
      const sent = this.#waiting;
      if (sent.length === 0) return;
      this.#onTheirWay = sent;
      const hasArrived = await this.#store.send(sent);
      this.#onTheirWay = [];
      if (hasArrived) this.#waiting = this.#waiting.filter((one) => !sent.includes(one));
    });
  }

  /** As ISO 8601 writes it, with hundredths of a second. */
  #duration(): string {
    return `PT${((this.#now().getTime() - this.#startedAt.getTime()) / 1000).toFixed(2)}S`;
  }
}

const scored = ({ right, outOf, isPassed }: TryResult) => ({
  success: isPassed,
  score: { scaled: Math.round((right / outOf) * 10_000) / 10_000, raw: right, min: 0, max: outOf },
});
