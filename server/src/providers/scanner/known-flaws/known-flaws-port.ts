/** Which list of known flaws scans go by. */
export type FlawsInUse = {
  /** When the list was made, in ISO 8601. */
  readonly madeAt: string;
  /** Loaded by somebody, not the one that came with this version. */
  readonly isLoaded: boolean;
  readonly products: number;
  readonly flaws: number;
};

/** What became of a signed list; a refusal says why in plain words. */
export type LoadedFlaws =
  | { readonly outcome: 'loaded'; readonly inUse: FlawsInUse }
  | { readonly outcome: 'no-newer' }
  | { readonly outcome: 'refused'; readonly reason: string };

/** The known flaws of an engine that has some. */
export type KnownFlawsPort = {
  /** The list that scans go by. @throws what the database throws */
  inUse(): Promise<FlawsInUse>;
  /** Takes a signed list into use; scans that start from then on go by it. @throws what the database throws */
  load(signed: string): Promise<LoadedFlaws>;
};

/** Some ten times what the delivered list takes. */
export const LONGEST_FLAWS_FILE = 8 * 1024 * 1024;
