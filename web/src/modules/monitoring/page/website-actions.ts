/** What can be done with a website from its Actions menu. */
export type WebsiteAction = 'scan-now' | 'edit-name' | 'create-schedule' | 'edit-schedule' | 'remove' | 'cancel-scan';

/** The entries of the Actions menu, in groups (spec part 2, section 2): while a scan runs it can only be cancelled. */
export function websiteActions(isScanRunning: boolean, hasSchedule: boolean): readonly (readonly WebsiteAction[])[] {
  if (isScanRunning) return [['cancel-scan']];
  return [['scan-now'], ['edit-name', hasSchedule ? 'edit-schedule' : 'create-schedule'], ['remove']];
}

export const WEBSITE_ACTION_LABELS: Readonly<Record<WebsiteAction, string>> = {
  'scan-now': 'Scan Now',
  'edit-name': 'Edit Website Name',
  'create-schedule': 'Schedule Scans',
  'edit-schedule': 'Edit Scan Schedule',
  remove: 'Remove Website',
  'cancel-scan': 'Cancel currently running scan',
};
