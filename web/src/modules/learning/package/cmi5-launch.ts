/** What a learning system puts into the address of a cmi5 unit (cmi5, 8.1). */
export type Launch = {
  readonly endpoint: string;
  readonly fetch: string;
  readonly actor: Readonly<Record<string, unknown>>;
  readonly registration: string;
  readonly activityId: string;
};

/** The document `LMS.LaunchData` (cmi5, 10.0), as far as it is used. */
export type LaunchData = {
  readonly contextTemplate: Readonly<Record<string, unknown>>;
  readonly launchMode: 'Normal' | 'Browse' | 'Review';
  readonly masteryScore?: number;
  readonly returnURL?: string;
};

/** The launch that an address tells of; null where it tells of no launch, or of an incomplete one. */
export function launchOf(search: string): Launch | null {
  const parameters = new URLSearchParams(search);
  const [endpoint, fetch, actor, registration, activityId] = [
    'endpoint',
    'fetch',
    'actor',
    'registration',
    'activityId',
  ].map((name) => parameters.get(name));
  if (!endpoint || !fetch || !actor || !registration || !activityId) return null;
  try {
    return {
      endpoint: endpoint.endsWith('/') ? endpoint : `${endpoint}/`,
      fetch,
      actor: JSON.parse(actor) as Launch['actor'],
      registration,
      activityId,
    };
  } catch {
    return null;
  }
}
