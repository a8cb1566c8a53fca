/** A release that somebody signed. */
export type SignedUpdate = {
  readonly version: string;
  /** Day, as `YYYY-MM-DD`. */
  readonly publishedAt: string;
  /** Whether it repairs a weakness. */
  readonly isSecurity: boolean;
  readonly notesUrl: string;
};

/** Where the portal learns that there is a newer version of it. */
export type UpdatesPort = {
  /** The newest signed release after this version that was seen; null while there isn't one, or nobody looks. */
  newer(): SignedUpdate | null;
  /** Looks now. @throws Error where the file cannot be had, or is not rightly signed; what was seen before stays */
  look(): Promise<void>;
  stop(): void;
};
