import { texts } from '@portal/domain/texts/texts.ts';

export const cancelScanDialog = texts('monitoring.dialogs.cancelScanDialog', {
  what: 'Cancel Scan failed.',
  canceled: 'Your website scan has been canceled.',
  canceledNextOn: 'Your website scan has been canceled. Your next scan is scheduled to run on {day}.',
  title: 'Cancel Scan',
  keepScanning: 'Keep scanning',
  stopsNextOn:
    'The current scan will stop within seconds, and there will be no report. The next one will run as scheduled on {day}.',
  stopsForNow: 'The current scan will stop within seconds, and there will be no report. No further scan is scheduled.',
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
  name: 'Name',
  value: 'Value',
  address: 'Address',
  line: 'Line',
  element: 'Element',
  copy: 'Copy the {part, select, name {name} value {value} address {address} line {line} other {element}} of “{title}”',
  copied: 'Copied',
});

export const proveOwnershipDialog = texts('monitoring.dialogs.proveOwnershipDialog', {
  what: 'The check failed.',
  title: 'Prove Ownership',
  close: 'Close',
  retry: 'Retry',
  checkNow: 'Check now',
  scansAtTheNormal:
    'Scans at the Normal and Full levels fill in forms, and extra checks do more. Before you run them, show that {name} is yours or that its owner allows it. One of these three ways is enough. Leave the proof in place, because we check it again from time to time.',
  weKnowThatName:
    'We confirmed that {name} is yours through {method, select, dns {the DNS record} file {the file} other {the element on the home page}}, last seen on {day}.',
  weDidNotFind:
    'We did not find the proof in any of the three places. A new DNS record can take an hour to reach everyone; a cached page can take just as long to update.',
  theInstructionsCouldNot: 'The instructions could not be loaded. Please try again.',
  aDnsRecord: 'A DNS record',
  thePeopleWhoManage: 'Ask the people who manage your domain to add a TXT record.',
  aFile: 'A file',
  yourWebDeveloperOr:
    'Ask your web developer or hosting provider to put a text file at this address with this one line in it.',
  anElementOnThe: 'An element on the home page',
  websiteBuildersHaveA:
    'Website builders have a field for it, often called “custom code in the head.” It must be in the head, not in the body of the page.',
});

export const extraChecksDialog = texts('monitoring.dialogs.extraChecksDialog', {
  what: 'The check could not be turned on or off.',
  title: 'Extra Checks',
  retry: 'Retry',
  close: 'Close',
  theseTwoChecksDo:
    'These two checks do more than look at {name}. They are off until you turn them on here, and only scans at the {full} level run them.',
  theseTwoChecksNotNow:
    'These two checks do more than look at {name}. They are off until you turn them on here, and only scans at the {full} level run them. {name} is currently scanned at the {level} level, so none of this happens until you choose {full}.',
  theChecksCouldNot: 'The checks could not be loaded. Please try again.',
  yourScannerDoesNot: 'Your scanner does not support these checks.',
  firstShowThatName:
    'First, show that {name} is yours. We check the proof again before each scan; if it is missing, the scan skips these checks.',
  proveOwnership: 'Prove Ownership',
});

export const removeWebsiteDialog = texts('monitoring.dialogs.removeWebsiteDialog', {
  websiteIsSuccessfullyRemoved: 'Website is successfully removed',
  what: 'Remove Website failed.',
  title: 'Remove Website',
  removeNameWithIts:
    'Remove <strong>{name}</strong> along with its schedule and all its scan reports? This cannot be undone. First download any reports you want to keep.',
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
