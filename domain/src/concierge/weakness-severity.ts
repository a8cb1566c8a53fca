/** How bad a reported weakness is, worst first: Critical 1 to Info 5 (spec part 2, section 4). */
export const WEAKNESS_SEVERITIES = ['Critical', 'High', 'Medium', 'Low', 'Info'] as const;
export type WeaknessSeverity = (typeof WEAKNESS_SEVERITIES)[number];

/** Place of a severity in lists, from 1 (spec part 2, section 4). */
export function severityOrder(severity: WeaknessSeverity): number {
  return WEAKNESS_SEVERITIES.indexOf(severity) + 1;
}

/** Whether a weakness should be dealt with before anything else. */
export function isUrgentSeverity(severity: WeaknessSeverity): boolean {
  return severity === 'Critical' || severity === 'High';
}
