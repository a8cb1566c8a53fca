/** What is counted of a key so far, in a window that ends in so many milliseconds. */
export type RateCount = { readonly counted: number; readonly msLeft: number };

/** Counts that all processes of a portal share. Both adapters pass the same suite. */
export type RateCountsPort = {
  /**
   * Adds to a key's count, all at once whoever else adds; the first one begins a window of `windowMs`.
   * @throws Error when the store cannot be asked
   */
  add(key: string, more: number, windowMs: number): Promise<RateCount>;
  /** Clears away counts whose windows have ended. */
  clearExpired(): Promise<void>;
  close(): Promise<void>;
};
