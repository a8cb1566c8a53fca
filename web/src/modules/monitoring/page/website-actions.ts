/** What can be done with a website from its Actions menu. */
export type WebsiteAction =
  | 'scan-now'
  | 'edit-name'
  | 'create-schedule'
  | 'edit-schedule'
  | 'prove'
  | 'remove'
  | 'cancel-scan';

/**
 * The entries of the Actions menu, in groups (spec part 2, section 2): while a scan runs it can only be cancelled. In a plan that asks
 * for a proof of ownership there is one entry more.
 */
export function websiteActions(
  isScanRunning: boolean,
  hasSchedule: boolean,
  requiresProof: boolean,
): readonly (readonly WebsiteAction[])[] {
  if (isScanRunning) return [['cancel-scan']];
  const schedule = hasSchedule ? 'edit-schedule' : 'create-schedule';
  return [['scan-now'], ['edit-name', schedule, ...(requiresProof ? (['prove'] as const) : [])], ['remove']];
}

export const WEBSITE_ACTION_LABELS: Readonly<Record<WebsiteAction, string>> = {
  'scan-now': 'Scan Now',
  'edit-name': 'Edit Website Name',
  'create-schedule': 'Schedule Scans',
  'edit-schedule': 'Edit Scan Schedule',
  prove: 'Prove Ownership',
  remove: 'Remove Website',
  'cancel-scan': 'Cancel currently running scan',
};
