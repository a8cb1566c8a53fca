import { texts } from '@portal/domain/texts/texts.ts';

export const statusFields = texts('console.weaknesses.statusFields', {
  open: 'Open',
  description: 'The weakness is still there.',
  resolved: 'Resolved',
  itWasFixedAnd: 'It was fixed, and you have checked the fix.',
  notRelevant: 'Not Relevant',
  itDoesNotMatter: 'It doesn’t affect this customer.',
  noStatus: 'No Status',
  customersSeeADash: 'Customers see a dash.',
  status: 'Status',
  noteOptional: 'Note (optional)',
  readerSeesItNext: 'For example, what was checked and when. {reader} will see this note next to the status.',
});

export const manyStatusDialog = texts('console.weaknesses.manyStatusDialog', {
  theStatusIsStatus: 'The status is now {status}. We’ve notified the customers by email.',
  changeTheStatusOf: 'Change the status of {count, plural, one {# weakness} other {# weaknesses}}',
  changeStatus: 'Change status',
  eachCustomer: 'Each customer',
});

export const chosenWeaknesses = texts('console.weaknesses.chosenWeaknesses', {
  publishTitle: 'Publish {count, plural, one {# weakness} other {# weaknesses}}?',
  publish: 'Publish',
  theirCustomersSeeThem:
    'Their customers will see them right away and be notified by email. The email says only that there is something new, not what it is.',
  countPublished: '{count, plural, one {# weakness} other {# weaknesses}} published.',
  deleteCount: 'Delete {count, plural, one {# weakness} other {# weaknesses}}?',
  delete: 'Delete',
  theseDraftsAndTheir: 'These drafts and their files will be deleted for good. No customer has seen them.',
  countDeleted: '{count, plural, one {# weakness} other {# weaknesses}} deleted.',
  withdrawCount: 'Withdraw {count, plural, one {# weakness} other {# weaknesses}}?',
  withdraw: 'Withdraw',
  forTheirCustomersIt:
    'For their customers, it will be as if they had never been there. They cannot be published again.',
  countWithdrawn: '{count, plural, one {# weakness} other {# weaknesses}} withdrawn.',
  chosen: '{count, plural, one {# weakness} other {# weaknesses}} selected.',
  clearSelection: 'Clear selection',
  changeStatus: 'Change status',
  mixed: '{count, plural, one {# weakness} other {# weaknesses}} selected. Select only drafts, or only published ones.',
  onlyWithdrawn: '{count, plural, one {# weakness} other {# weaknesses}} selected. Withdrawn ones cannot be changed.',
});

export const importPreview = texts('console.weaknesses.importPreview', {
  findingsFromThisPortal: 'Findings from this portal',
  nessusCsv: 'Nessus CSV',
  whatIsInThe: 'What’s in the list',
  thereIsNothingNew: 'There is nothing new in this list.',
  newNewOfAll: '{new, number} of {all, number} are new.',
  readAs: 'Read as: {format}.',
  knownWereImportedBefore:
    '{known, plural, one {# was already imported and won’t change} other {# were already imported and won’t change}}.',
  errorCannotBeRead:
    '{error, plural, one {# cannot be read and will be skipped} other {# cannot be read and will be skipped}}.',
  theFirstCountAre: 'The first {count, number} are shown.',
  rowsOfTheList: 'Rows in the list',
  weakness: 'Weakness',
  noTitle: 'No title',
  severity: 'Severity',
  inTheFileGivenSeverity: 'In the file: {givenSeverity}',
  where: 'Where',
  result: 'Result',
  known: 'Known',
  leftOut: 'Skipped',
  new: 'New',
  csv: 'CSV',
  json: 'JSON',
  sarif: 'SARIF',
});

export const importDialog = texts('console.weaknesses.importDialog', {
  published: '{count, plural, one {# weakness} other {# weaknesses}} published.',
  imported: '{count, plural, one {# weakness imported as a draft} other {# weaknesses imported as drafts}}.',
  title: 'Import weaknesses',
  cancel: 'Cancel',
  checkTheFile: 'Check the file',
  acceptsWebsiteScanFindings:
    'Accepts website scan findings exported from this portal, Nessus CSV, SARIF, and any CSV or JSON with a title, a severity and a description. Nothing is saved until you’ve seen what’s in the file.',
  customerWhoGetsThem: 'Customer who gets them',
  listFromAScanner: 'List from a scanner',
  description: 'CSV, JSON or SARIF, up to 10 MB',
  chooseAnother: 'Choose another',
  publishRightAway: 'Publish right away',
  publishCount: 'Publish {count, number}',
  importCount: 'Import {count, number}',
  fileFor: '<strong>{file}</strong>, for {companyName}',
  publishHint:
    '{companyName} will see them and get one email about them. Otherwise, they will be saved as drafts that you can publish after you’ve read them.',
});

export const weaknessesTable = texts('console.weaknesses.weaknessesTable', {
  weaknesses: 'Weaknesses',
  nothingFound: 'Nothing found',
  noWeaknessesYet: 'No weaknesses yet',
  tryPartOfThe: 'Try part of the title or the customer’s name, or other filters.',
  enterWhatYouFound:
    'Enter what you found in a customer’s systems, or import a list from a scanner. Customers see it when you publish it.',
  weakness: 'Weakness',
  chooseTitleOfCompanyName: 'Select {title} for {companyName}',
  severity: 'Severity',
  status: 'Status',
  shown: 'Shown',
  reportedOn: 'Reported on',
  readBy: 'Read by',
  readByOfPeople: '{readBy} of {people}',
});

export const weaknessesPage = texts('console.weaknesses.weaknessesPage', {
  all: 'All',
  weaknesses: 'Weaknesses',
  what: 'weaknesses',
  searchByTitleOr: 'Search by title or customer',
  import: 'Import',
  newWeakness: 'New weakness',
  shownToCustomers: 'Shown to customers',
  severity: 'Severity',
  status: 'Status',
});

export const weaknessForm = texts('console.weaknesses.weaknessForm', {
  pleaseEnterANumber: 'Please enter a number from 0.0 to 10.0, with no more than one decimal place.',
  aCustomer: 'a customer',
  aTitle: 'a title',
  aSeverity: 'a severity',
  theDay: 'the date',
  aText: 'the text',
});

export const evidenceFiles = texts('console.weaknesses.evidenceFiles', {
  kinds:
    'Pictures, PDFs, documents, text files or emails, up to {megabytes} MB each. Customers download them; nothing opens automatically.',
  evidenceOptional: 'Evidence (optional)',
  nameWasAdded: '{name} was added.',
  fileNameWasRemoved: '{fileName} was removed.',
  evidence: 'Evidence',
  addingName: 'Adding {name}…',
});

export const useStoreWeakness = texts('console.weaknesses.useStoreWeakness', {
  itIsSavedAs: 'It’s saved as a draft: publish it once its files are attached.',
});

export const weaknessFacts = texts('console.weaknesses.weaknessFacts', {
  severity: 'Severity',
  reportedOn: 'Reported on',
  cvssScoreOptional: 'CVSS score (optional)',
  description: '0.0 to 10.0. Filled in automatically from a vector.',
  cvssVectorOptional: 'CVSS vector (optional)',
  whatItContradictsOptional: 'Which answer it contradicts (optional)',
  otherPagesAndThe:
    'Other pages and the insurance sheet treat that answer as “no” or “in part” while the weakness is open.',
});

export const weaknessStatusDialog = texts('console.weaknesses.weaknessStatusDialog', {
  theStatusIsStatus: 'The status is now {status}. We’ve notified {companyName} by email.',
  title: 'Change status',
});

export const weaknessStateCard = texts('console.weaknesses.weaknessStateCard', {
  theDraftWasDeleted: 'The draft was deleted.',
  theWeaknessWasWithdrawn: 'The weakness was withdrawn.',
  title: 'Draft',
  writtenByCreatedByCompanyName: 'Written by {createdBy}. {companyName} does not see it yet.',
  deleteDraft: 'Delete draft',
  deleteThisDraft: 'Delete this draft?',
  keepIt: 'Keep it',
  itsTextAndIts: 'Its text and files will be deleted for good. {companyName} has never seen it.',
  status: 'Status',
  sinceStatusUpdatedOn: 'Since {statusUpdatedOn}',
  changeStatus: 'Change status',
  saveYourChangesFirst: 'Save your changes first.',
  readBy: 'Read by',
  readByAt: '{readBy} of {people, plural, one {# person} other {# people}} at {companyName}',
  withdraw: 'Withdraw',
  withdrawThisWeakness: 'Withdraw this weakness?',
  leaveItThere: 'Leave it there',
  forCompanyNameItIs:
    'For {companyName}, it will be as if it had never been there: links to it will stop working, and it will no longer be counted. It cannot be published again. If it was fixed, set its status to Resolved instead.',
});

export const weaknessView = texts('console.weaknesses.weaknessView', {
  reportedOn: 'Reported On',
  cvssCvssScore: 'CVSS {cvssScore}',
});

export const weaknessEditor = texts('console.weaknesses.weaknessEditor', {
  allWeaknesses: 'All weaknesses',
  newWeakness: 'New weakness',
  ifYouChooseSeveral: 'If you choose several customers, each gets a copy that you can then change separately.',
  customersWhoGetIt: 'Customers who get it',
  title: 'Title',
  text: 'Text',
  description: 'What it is, why it matters to them, and how to fix it step by step.',
  facts: 'Facts',
  saveChanges: 'Save changes',
  saveDraft: 'Save draft',
  publish: 'Publish',
  publishThisWeakness: 'Publish this weakness?',
  countCustomersSeeIt:
    '{count, number} customers will see it right away and be notified by email. The email says only that there is something new, not what it is.',
  companyNameSeesItRight:
    '{companyName} will see it right away and be notified by email. The email says only that there is something new, not what it is.',
  stillMissingMissing: 'Still missing: {missing}.',
  notSavedYet: 'Not saved yet.',
  notSavedYetCompanyName: 'Not saved yet: {companyName} still sees the previous version.',
  publishedToCustomersCustomers: 'Published to {customers, number} customers.',
  theWeaknessIsPublished: 'The weakness is published.',
  theChangeIsSaved: 'The change was saved. The customer can see it now.',
  customersDraftsAreSaved: '{customers, number} drafts were saved.',
  theDraftIsSaved: 'The draft was saved.',
  theCustomerSeesIt:
    'The customer will see it right away and be notified by email. The email says only that there is something new, not what it is.',
});

export const withdrawnWeakness = texts('console.weaknesses.withdrawnWeakness', {
  allWeaknesses: 'All weaknesses',
  thisWasWithdrawn: 'This was withdrawn.',
  thisWasWithdrawnOn: 'This was withdrawn on {withdrawnAt}.',
  companyNameDoesNotSee: '{companyName} no longer sees it. It is kept here so you can look up what it said.',
});

export const weaknessPage = texts('console.weaknesses.weaknessPage', {
  newWeakness: 'New weakness',
  weakness: 'Weakness',
  what: 'The weakness',
  loadingTheWeakness: 'Loading the weakness',
});

export const severities = texts('console.weaknesses.severities', {
  Critical: 'Critical',
  High: 'High',
  Medium: 'Medium',
  Low: 'Low',
  Info: 'Info',
});
