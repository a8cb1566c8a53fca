/** The base metrics of CVSS 3.0 and 3.1 with their weights (Common Vulnerability Scoring System v3.1: Specification, section 7.4). */
const WEIGHTS = {
  AV: { N: 0.85, A: 0.62, L: 0.55, P: 0.2 },
  AC: { L: 0.77, H: 0.44 },
  PR: { N: 0.85, L: 0.62, H: 0.27 },
  UI: { N: 0.85, R: 0.62 },
  S: { U: 0, C: 0 },
  C: { H: 0.56, L: 0.22, N: 0 },
  I: { H: 0.56, L: 0.22, N: 0 },
  A: { H: 0.56, L: 0.22, N: 0 },
} as const satisfies Readonly<Record<string, Readonly<Record<string, number>>>>;

type Metric = keyof typeof WEIGHTS;
const METRICS = Object.keys(WEIGHTS) as Metric[];
/** Where the scope changes, few privileges weigh more (section 7.4). */
const PR_CHANGED: Readonly<Record<string, number>> = { N: 0.85, L: 0.68, H: 0.5 };
/** Versions whose vectors are kept as they are, without being counted. */
const UNCOUNTED = /^CVSS:4\.0(?:\/[A-Z]{1,3}:[A-Z]){8,40}$/;
const VECTOR = /^CVSS:3\.[01]((?:\/[A-Z]{1,3}:[A-Z])+)$/;

/** What a vector says: its base score where it can be counted, or why it isn't one. */
export type CvssReading = { readonly score: number | null } | { readonly fault: string };

/**
 * Reads a CVSS vector. Of versions 3.0 and 3.1 the base score is counted; one of version 4.0 is taken as it is.
 * @param vector such as "CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H"
 */
export function readCvss(vector: string): CvssReading {
  if (UNCOUNTED.test(vector)) return { score: null };
  const parts = VECTOR.exec(vector)?.[1]?.slice(1).split('/');
  if (parts === undefined) return { fault: 'It must begin with CVSS:3.1 or CVSS:4.0, such as CVSS:3.1/AV:N/AC:L/…' };
  const given = new Map<string, string>();
  for (const part of parts) {
    const [metric = '', value = ''] = part.split(':');
    if (given.has(metric)) return { fault: `It names ${metric} twice.` };
    given.set(metric, value);
  }
  for (const metric of METRICS) {
    const value = given.get(metric);
    if (value === undefined) return { fault: `It is missing ${metric}.` };
    if (!Object.hasOwn(WEIGHTS[metric], value)) return { fault: `${metric} cannot be ${value}.` };
  }
  return { score: baseScore((metric) => given.get(metric) ?? '') };
}

/** Section 7.1 of the specification. */
function baseScore(given: (metric: Metric) => string): number {
  const weight = (metric: Metric): number => (WEIGHTS[metric] as Readonly<Record<string, number>>)[given(metric)] ?? 0;
  const isChanged = given('S') === 'C';
  const iss = 1 - (1 - weight('C')) * (1 - weight('I')) * (1 - weight('A'));
  const impact = isChanged ? 7.52 * (iss - 0.029) - 3.25 * (iss - 0.02) ** 15 : 6.42 * iss;
  if (impact <= 0) return 0;
  const privileges = isChanged ? (PR_CHANGED[given('PR')] ?? 0) : weight('PR');
  const exploitability = 8.22 * weight('AV') * weight('AC') * privileges * weight('UI');
  return roundUp(Math.min((isChanged ? 1.08 : 1) * (impact + exploitability), 10));
}

/** The next tenth, in whole numbers because of floating point (appendix A). */
function roundUp(score: number): number {
  const whole = Math.round(score * 100_000);
  return whole % 10_000 === 0 ? whole / 100_000 : (Math.floor(whole / 10_000) + 1) / 10;
}
