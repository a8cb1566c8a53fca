/** Where it is told what took how long. Without a collector all of it does nothing but the work itself. */
export type TelemetryPort = {
  /** Names the trace of the request at work by its route's pattern, because addresses hold one-time links. */
  nameRequest(route: string | undefined): void;
  /** Runs the use case of a call, named by the contract, such as `POST /accounts/session`. */
  inUseCase<Result>(call: string, work: () => Promise<Result>): Promise<Result>;
  /** Runs a job as a trace of its own. */
  inJob<Result>(job: string, work: () => Promise<Result>): Promise<Result>;
  /** Sends what is left, for about a second at most, and ends. */
  stop(): Promise<void>;
};

/** Tells nobody. */
export const noTelemetry: TelemetryPort = {
  nameRequest: () => undefined,
  inUseCase: (_call, work) => work(),
  inJob: (_job, work) => work(),
  stop: async () => undefined,
};
