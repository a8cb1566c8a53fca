type Labels = Readonly<Record<string, string | number | undefined>>;

/** A value of a histogram as prom-client gives it: a bucket up to the label `le`, the sum, or the count. */
export type HistogramSample = { readonly value: number; readonly labels: Labels; readonly metricName?: string };

/** A histogram in OpenTelemetry's form: each bucket counts what fell into it alone, and there is one more than boundaries. */
export type HistogramValue = {
  readonly labels: Labels;
  readonly buckets: { readonly boundaries: number[]; readonly counts: number[] };
  readonly sum: number;
  readonly count: number;
};

/** The histograms, one for each set of labels; Prometheus' buckets count what is in the smaller ones too. */
export function histogramsOf(samples: readonly HistogramSample[]): HistogramValue[] {
  const bySet = new Map<
    string,
    { labels: Labels; upTo: { le: number; value: number }[]; sum: number; count: number }
  >();
  for (const { value, labels: all, metricName = '' } of samples) {
    const { le, ...labels } = all;
    const key = JSON.stringify(Object.entries(labels).sort());
    const found = bySet.get(key) ?? { labels, upTo: [], sum: 0, count: 0 };
    bySet.set(key, found);
    if (metricName.endsWith('_bucket')) found.upTo.push({ le: le === '+Inf' ? Infinity : Number(le), value });
    else if (metricName.endsWith('_sum')) found.sum = value;
    else found.count = value;
  }
  return [...bySet.values()].map(({ labels, upTo, sum, count }) => {
    const sorted = upTo.toSorted((one, other) => one.le - other.le);
    return {
      labels,
      sum,
      count,
      buckets: {
        boundaries: sorted.map(({ le }) => le).filter(Number.isFinite),
        counts: sorted.map(({ value }, index) => value - (sorted[index - 1]?.value ?? 0)),
      },
    };
  });
}
