/** Whoever has confirmed the version of a policy that holds. */
export type NamedSignOff = {
  readonly name: string;
  readonly policy: string;
  readonly version: number;
  /** Less than the version where an earlier one was confirmed that says the same to everyone; packs made before that was known have none. */
  readonly confirmedVersion?: number;
  /** A day such as "2026-11-22" in the brand's time zone. */
  readonly confirmedOn: string;
};

/** How far somebody is with the courses that were opened for them. */
export type NamedTrainee = { readonly name: string; readonly assigned: number; readonly completed: number };

/** Names of people; empty where nobody chose to tell them. */
export type ProofNames = {
  readonly signOffs: readonly NamedSignOff[];
  readonly training: readonly NamedTrainee[];
};
