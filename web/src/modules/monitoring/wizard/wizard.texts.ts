import { texts } from '@portal/domain/texts/texts.ts';

export const websiteForm = texts('monitoring.wizard.websiteForm', {
  pleaseSelectAProtocol: 'Please select a protocol.',
  pleaseEnterAValid: 'Please enter a valid URL.',
});

export const checkWebsiteUrl = texts('monitoring.wizard.checkWebsiteUrl', {
  thisUrlIsAlready: 'This URL is already being used',
  scanningOfThisUrl: 'Scanning of this URL is restricted. If you own this website, please contact support.',
});

export const confirmUrlStep = texts('monitoring.wizard.confirmUrlStep', {
  pleaseCheckThatThis: 'Please check that this is the website you mean.',
  opensInANew: '(opens in a new tab)',
  theWebsiteRespondsIt: 'The website is responding and can be scanned.',
  theWebsiteDidNot:
    'The website did not respond just now. Open the link to see whether it works for you. You can continue, but scans will fail as long as the website doesn’t respond.',
  yourPermission: 'Your permission',
});

export const specifyWebsiteStep = texts('monitoring.wizard.specifyWebsiteStep', {
  whichWebsiteShouldWe: 'Which website should we watch? You can paste its address from your browser.',
  websiteName: 'Website name',
  description: 'What you call it, such as “Main website” or “Online store”.',
  protocol: 'Protocol',
  websiteAddress: 'Website address',
  placeholder: 'www.example.com',
});

export const useAddWebsite = texts('monitoring.wizard.useAddWebsite', {
  websiteIsSuccessfullyCreated: 'Website is successfully created',
  createWebsiteFailed: 'Create Website failed.',
  scheduleScanFailed: 'Schedule Scan failed.',
  scanSuccessfullyScheduled: 'Scan successfully scheduled',
  startingTheScanFailed: 'The scan could not be started.',
});

export const wizardFooter = texts('monitoring.wizard.wizardFooter', {
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  checkingTheAddress: 'Checking the address',
  next: 'Next',
  iAgree: 'I Agree',
  addingTheWebsite: 'Adding the website',
  tryAgain: 'Try Again',
  scanNow: 'Scan Now',
  scheduleScan: 'Schedule Scan',
});

export const addWebsiteWizard = texts('monitoring.wizard.addWebsiteWizard', {
  specifyWebsite: 'Specify Website',
  confirmUrl: 'Confirm URL',
  scheduleScan: 'Schedule Scan',
  what: 'The address could not be checked.',
  title: 'Add a Website to Scan',
  stepsToAddA: 'Steps to add a website',
  next: 'Next',
  yourWebsiteWasAdded: 'Your website was added, but its schedule was not.',
  everythingBelowIsAs: 'Everything below is just as you left it. Try again, or close this and schedule scans later.',
  closeWithoutAddingWebsite: 'Close without adding Website?',
  closeWithoutAdding: 'Close without adding',
  keepGoing: 'Keep going',
  whatYouHaveEntered: 'What you have entered so far will be lost.',
});
