/** Where a record store is, and who writes to it. */
export type RecordStoreAccess = {
  /** Below it are `statements` and `about`. */
  readonly address: string;
  readonly key: string;
  readonly secret: string;
};

/** What became of statements: taken, or refused for good and why. */
export type RecordsTaken = { readonly isTaken: true } | { readonly isTaken: false; readonly reason: string };

/** A store of statements of what people learned (xAPI 1.0.3). */
export type RecordStorePort = {
  /**
   * Sends statements, all or none; the same ones once more change nothing, as each has an id of its own.
   * @throws Error when another try may succeed
   */
  send(store: RecordStoreAccess, statements: readonly object[]): Promise<RecordsTaken>;
  /** Whether the store lets one in, by reading no statement. @throws Error with the reason where it does not */
  test(store: RecordStoreAccess): Promise<void>;
};
