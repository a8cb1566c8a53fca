import { texts } from '@portal/domain/texts/texts.ts';

/** The name of the file that a browser saves. */
export const saveRatingReport = texts('ratings.snapshot.saveRatingReport', {
  fileName: 'Rating report.pdf',
});

export const useReports = texts('ratings.snapshot.useReports', {
  weAreLookingAt: 'We are looking at your website. You can save your report here in about a minute.',
  reportReceivedSuccessfully: 'Report Received successfully',
});

export const detailedReportDialog = texts('ratings.snapshot.detailedReportDialog', {
  title: 'Your detailed report is on its way!',
  gotIt: 'Got It',
  ourEngineIsPutting:
    'Our engine is putting together everything about your attack surface. When it finishes, we will send an email with a link to <span>{email}</span>. That usually takes a minute or two. The report will also be in the list on the Reports tab.',
  noEmail: 'No email? Contact <link>{supportEmail}</link>.',
  insurersLookAtYour:
    'Insurers look at your rating before they quote: <link>see how ready you are for a cyber insurance quote</link>.',
  aGoodRatingHelps: 'A good rating helps with insurers: <link>get a cyber insurance quote</link>.',
  /** The subject of the email that the link of the sentence before starts. */
  quoteSubject: 'Cyber insurance quote',
});

export const loadFailedDialog = texts('ratings.snapshot.loadFailedDialog', {
  title: 'Error Loading Data!',
  close: 'Close',
  tryAgain: 'Try again',
  theReportCouldNot:
    'The report could not be loaded. Your rating is not affected. Try again in a moment. If this problem persists, contact <link>{supportEmail}</link>.',
});

export const snapshotDialog = texts('ratings.snapshot.snapshotDialog', {
  title: "We don't know you",
  cancel: 'Cancel',
  gettingYourReport: 'Getting your report',
  submit: 'Submit',
  toPersonalizeTheReport:
    'To personalize the report, we need to know more about your company. What you enter is saved in your organization’s details. We look at your website only from the outside, as anyone on the internet can.',
  companyName: 'Company name',
  pleaseEnterTheOrganization: 'Please enter the organization name.',
  primaryIndustry: 'Primary industry',
  pleaseSelectYourPrimary: 'Please select your primary industry.',
  numberOfTeamMembers: 'Number of team members',
  whoCounts: 'Include all full-time and part-time employees, contractors, and consultants.',
  primaryWebsiteAddress: 'Primary website address',
  addressExample: 'www.yourcompany.com',
  pleaseEnterAValid: 'Please enter a valid URL.',
  weAreCheckingYour: 'We are checking your website. The first time takes about a minute; you do not have to wait here.',
});
