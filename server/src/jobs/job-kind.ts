import type { Queue } from 'pg-boss';
import type { z } from 'zod';

export const DAY_SECONDS = 24 * 60 * 60;
/** PostgreSQL gives a silent worker's job to another one after this many seconds; the least that pg-boss takes. */
const HEARTBEAT_SECONDS = 10;

type QueueSettings = Omit<Queue, 'name' | 'heartbeatSeconds' | 'notify'>;

/** One kind of job: its name in the queue, what it carries, and how persistent it is. */
export type JobKind<Schema extends z.ZodType = z.ZodType> = {
  readonly name: string;
  readonly payload: Schema;
  readonly settings: Omit<Queue, 'name'>;
};

/**
 * Declares a kind of job.
 * @param payload what a job carries, as JSON; it is looked at again before the work begins
 */
export function jobKind<const Schema extends z.ZodType>(
  name: string,
  payload: Schema,
  settings: QueueSettings,
): JobKind<Schema> {
  return { name, payload, settings: { ...settings, heartbeatSeconds: HEARTBEAT_SECONDS, notify: true } };
}

/** What a worker knows of the job at hand. */
export type JobAtWork = {
  readonly id: string;
  /** Aborted when the queue gives the job to another worker, for instance after the database was away. */
  readonly signal: AbortSignal;
};

/** Works off jobs of one kind; a job that fails is tried again, and any job may run twice. */
export type JobRunner<Payload> = {
  run(payload: Payload, job: JobAtWork): Promise<void>;
  /** Called when the worker stops. */
  stop?(): void;
};

/** A kind of job with what works it off. */
export type ModuleJob<Services> = {
  readonly kind: JobKind;
  /** How many of this kind a worker has at work at once. */
  readonly atOnce: number;
  start(services: Services): JobRunner<unknown>;
};

/** Ties a kind of job to the function that works it off. */
export function runJob<Schema extends z.ZodType, Services>(
  kind: JobKind<Schema>,
  atOnce: number,
  run: (services: Services, payload: z.output<Schema>, job: JobAtWork) => Promise<void>,
): ModuleJob<Services> {
  return startRunner(kind, atOnce, (services: Services) => ({ run: (payload, job) => run(services, payload, job) }));
}

/** Ties a kind of job to a runner, which knows what it has at work when the worker stops. */
export function startRunner<Schema extends z.ZodType, Services>(
  kind: JobKind<Schema>,
  atOnce: number,
  start: (services: Services) => JobRunner<z.output<Schema>>,
): ModuleJob<Services> {
  return { kind, atOnce, start: start as ModuleJob<Services>['start'] };
}
