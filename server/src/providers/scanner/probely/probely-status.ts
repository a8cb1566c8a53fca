/** What Probely's statuses mean for the portal. Its library knows some that its public description does not name. */
const ENDED: Readonly<Record<string, 'completed' | 'failed' | 'canceled'>> = {
  completed: 'completed',
  completed_with_errors: 'completed',
  failed: 'failed',
  canceled: 'canceled',
};

/** How a scan stands by Probely's word for it: whatever does not say that it has ended, such as "under_review", goes on. */
export function probelyStatus(status: string): 'started' | 'completed' | 'failed' | 'canceled' {
  return ENDED[status] ?? 'started';
}
