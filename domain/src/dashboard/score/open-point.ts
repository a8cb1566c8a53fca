/** How bad something open is, the worst first. */
export const OPEN_SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;

/** Something that stands open, as a short statement: "A database answers to everyone on the internet". */
export type OpenPoint = { readonly what: string; readonly severity: (typeof OPEN_SEVERITIES)[number] };
