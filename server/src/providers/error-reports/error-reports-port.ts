/** Something that went wrong, in a browser or on the server. */
export type ErrorReport = {
  readonly where: 'browser' | 'server';
  readonly kind: string;
  readonly message: string;
  readonly stack: string;
  readonly transactionId: string;
};

/** Tells whoever looks after errors beside the log. Nobody ever waits for it, and what it cannot take is dropped. */
export type ErrorReportsPort = {
  report(error: ErrorReport): void;
  /** Sends what waits, for a moment, and takes no more. */
  stop(): Promise<void>;
};
