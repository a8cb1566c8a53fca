import { type LearningSystem, NO_SYSTEM, type Place, type TryResult } from './learning-system.ts';
import { findScormApi, type ScormApi } from './scorm-api.ts';

const ALREADY_INITIALIZED = '101';
const MILLISECONDS_PER_HOUR = 3_600_000;

/** The learning system around this page, by SCORM 1.2's run-time environment; null where there is none. */
export function openScorm12(page: Window, now: () => number = Date.now): LearningSystem | null {
  const api = findScormApi(page);
  if (api === null) return null;
  // A page that is loaded anew within a visit goes on with it.
  if (api.LMSInitialize('') !== 'true' && api.LMSGetLastError() !== ALREADY_INITIALIZED) return NO_SYSTEM;
  return new Scorm12(api, now);
}

class Scorm12 implements LearningSystem {
  readonly kept: string;
  readonly isConnected = true;
  readonly returnAddress = null;
  readonly masteryScore: number | null;
  readonly #api: ScormApi;
  readonly #now: () => number;
  readonly #startedAt: number;
  /** Who only looks through a course changes no result of theirs (`cmi.core.lesson_mode`). */
  readonly #counts: boolean;
  #isPassed: boolean;
  #isFinished = false;

  constructor(api: ScormApi, now: () => number) {
    this.#api = api;
    this.#now = now;
    this.#startedAt = now();
    this.kept = api.LMSGetValue('cmi.suspend_data');
    const mastery = api.LMSGetValue('cmi.student_data.mastery_score');
    this.masteryScore = mastery === '' ? null : Number(mastery) / 100;
    const mode = api.LMSGetValue('cmi.core.lesson_mode');
    this.#counts = mode === '' || mode === 'normal';
    const status = api.LMSGetValue('cmi.core.lesson_status');
    this.#isPassed = status === 'passed' || status === 'completed';
    if (status === '' || status === 'not attempted' || status === 'unknown') this.#setStatus('incomplete');
    this.#set('cmi.core.exit', this.#isPassed ? '' : 'suspend');
    api.LMSCommit('');
  }

  keep({ kept, bookmark }: Place): void {
    this.#set('cmi.suspend_data', kept);
    this.#set('cmi.core.lesson_location', bookmark);
    this.#api.LMSCommit('');
  }

  /** What was done is in the kept place; a course's status is by its quiz. */
  endExercise(): void {}

  endTry({ right, outOf, isPassed }: TryResult): void {
    // A later try takes nothing away.
    if (this.#isPassed || !this.#counts) return;
    this.#set('cmi.core.score.min', '0');
    this.#set('cmi.core.score.max', '100');
    this.#set('cmi.core.score.raw', String(Math.round((right / outOf) * 100)));
    this.#setStatus(isPassed ? 'passed' : 'failed');
    if (isPassed) this.#set('cmi.core.exit', '');
    this.#isPassed = isPassed;
    this.#api.LMSCommit('');
  }

  async finish(): Promise<void> {
    if (this.#isFinished) return;
    this.#isFinished = true;
    this.#set('cmi.core.session_time', timespan(this.#now() - this.#startedAt));
    this.#api.LMSCommit('');
    this.#api.LMSFinish('');
  }

  #setStatus(status: string): void {
    if (this.#counts) this.#set('cmi.core.lesson_status', status);
  }

  #set(element: string, value: string): void {
    if (!this.#isFinished || element === 'cmi.core.session_time') this.#api.LMSSetValue(element, value);
  }
}

/** A time as SCORM 1.2 writes it (CMITimespan): hours, minutes, and seconds with hundredths. */
export function timespan(milliseconds: number): string {
  const rest = Math.max(0, milliseconds);
  const hours = Math.floor(rest / MILLISECONDS_PER_HOUR);
  const [minutes, seconds] = [Math.floor((rest / 60_000) % 60), (rest % 60_000) / 1000];
  const two = (value: number) => String(value).padStart(2, '0');
  const hundredths = Math.floor(seconds * 100);
  return `${String(hours).padStart(4, '0')}:${two(minutes)}:${two(Math.floor(hundredths / 100))}.${two(hundredths % 100)}`;
}
