/** One line of the table: what was measured, what was asked for, and whether it was reached. */
export type Figure = {
  readonly name: string;
  readonly target: string;
  readonly measured: string;
  readonly isMet: boolean;
};

/** A figure that must not be above a limit; `unit` follows both numbers. */
export function atMost(name: string, measured: number, limit: number, unit: string, digits = 0): Figure {
  return {
    name,
    target: `at most ${limit} ${unit}`,
    measured: `${measured.toFixed(digits)} ${unit}`,
    isMet: measured <= limit,
  };
}

/** A figure that must not be below a limit. */
export function atLeast(name: string, measured: number, limit: number, digits = 0): Figure {
  return { name, target: `at least ${limit}`, measured: measured.toFixed(digits), isMet: measured >= limit };
}

/** The middle value; of two middle ones the lower, so that one outlier never counts. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing.');
  return middle;
}
