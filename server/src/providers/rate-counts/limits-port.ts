/** How a limit looks to one request: how many there were with this one, and in how many milliseconds the window ends. */
export type Standing = { readonly current: number; readonly ttl: number };

/** Limits that hold for all processes together. */
export type LimitsPort = {
  /** Counts one more of a key, in windows of `windowMs`; whoever is told of more than `max` refuses. */
  count(key: string, windowMs: number, max: number): Promise<Standing>;
};
