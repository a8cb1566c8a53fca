import { texts } from '@portal/domain/texts/texts.ts';

export const cancelScanDialog = texts('monitoring.dialogs.cancelScanDialog', {
  what: 'Cancel Scan failed.',
  yourWebsiteScanHas: 'Your website scan has been canceled.',
  yourWebsiteScanHas2: 'Your website scan has been canceled. Your next scan is scheduled to run on {nextScan}.',
  title: 'Cancel Scan',
  keepScanning: 'Keep scanning',
  theCurrentScanStops: 'The current scan stops within seconds, and there will be no report.',
  theNextOneRuns: 'The next one runs as scheduled on {dateTime}.',
  noFurtherScanIs: 'No further scan is scheduled.',
});

export const editNameDialog = texts('monitoring.dialogs.editNameDialog', {
  websiteNameIsSuccessfully: 'Website name is successfully updated',
  what: 'Website name update failed.',
  title: 'Edit Website Name',
  cancel: 'Cancel',
  save: 'Save',
  websiteName: 'Website name',
});

export const proofWay = texts('monitoring.dialogs.proofWay', {
  copyTheLabelOf: 'Copy the {label} of “{title}”',
  copied: 'Copied',
});

export const proveOwnershipDialog = texts('monitoring.dialogs.proveOwnershipDialog', {
  theDnsRecord: 'the DNS record',
  theFile: 'the file',
  theElementOnThe: 'the element on the start page',
  what: 'The check failed.',
  title: 'Prove Ownership',
  close: 'Close',
  retry: 'Retry',
  checkNow: 'Check now',
  scansAtTheNormal:
    'Scans at the Normal and Full levels fill in forms, and extra checks do more. Before that, show that {name} is yours or that its owner allows it. One of these three is enough. Leave it in place, because we check it again from time to time.',
  weKnowThatName: 'We know that {name} is yours from {WAYS}, last seen on {provedAt}.',
  weDidNotFind:
    'We did not find it in any of the three places. A new DNS record can take an hour to reach everyone; a cached page can take as long.',
  theInstructionsCouldNot: 'The instructions could not be loaded. Please try again.',
  aDnsRecord: 'A DNS record',
  thePeopleWhoManage: 'The people who manage your domain add a TXT record.',
  name: 'Name',
  value: 'Value',
  aFile: 'A file',
  yourWebDeveloperOr:
    'Your web developer or hosting provider puts a text file at this address with this one line in it.',
  address: 'Address',
  line: 'Line',
  anElementOnThe: 'An element on the start page',
  websiteBuildersHaveA:
    'Website builders have a field for it, often called “custom code in the head”. It must be in the head, not in the text of the page.',
  element: 'Element',
});

export const extraChecksDialog = texts('monitoring.dialogs.extraChecksDialog', {
  what: 'The check could not be turned on or off.',
  title: 'Extra Checks',
  retry: 'Retry',
  close: 'Close',
  theseTwoChecksDo:
    'These two checks do more than look at {name}. They are off until you turn them on here, and only scans at the {full} level run them.',
  theChecksCouldNot: 'The checks could not be loaded. Please try again.',
  yourScannerDoesNot: 'Your scanner does not have these checks.',
  firstShowThatName:
    'First, show that {name} is yours. We check the proof again before each scan; if it is missing, the scan skips these checks.',
  proveOwnership: 'Prove Ownership',
});

export const removeWebsiteDialog = texts('monitoring.dialogs.removeWebsiteDialog', {
  websiteIsSuccessfullyRemoved: 'Website is successfully removed',
  what: 'Remove Website failed.',
  title: 'Remove Website',
  removeNameWithIts:
    'Remove <strong>{name}</strong> with its schedule and all its scan reports? This cannot be undone. First download any reports you want to keep.',
});

export const scheduleDialog = texts('monitoring.dialogs.scheduleDialog', {
  scanScheduleSuccessfullyUpdated: 'Scan schedule successfully updated',
  scanSuccessfullyScheduled: 'Scan successfully scheduled',
  scanScheduleUpdateFailed: 'Scan schedule update failed.',
  scheduleScanFailed: 'Schedule Scan failed.',
  websiteUpdateFailed: 'Website update failed.',
  websiteIsSuccessfullyUpdated: 'Website is successfully updated',
  editScanSchedule: 'Edit Scan Schedule',
  scheduleScans: 'Schedule Scans',
  cancel: 'Cancel',
  saveSchedule: 'Save Schedule',
});
