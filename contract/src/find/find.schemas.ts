/** Kinds of what is found by name, in the order in which pages show them. */
export const FOUND_KINDS = ['website', 'finding', 'person', 'policy', 'record', 'course', 'campaign'] as const;

/** So many of each kind: who does not see it types another letter. */
export const FOUND_AT_MOST = 5;
