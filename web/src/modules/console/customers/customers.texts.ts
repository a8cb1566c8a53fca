import { texts } from '@portal/domain/texts/texts.ts';

export const subscriptionStatusWords = texts('console.customers.subscriptionStatusWords', {
  freeTrial: 'Free trial',
  active: 'Active',
  paymentFailed: 'Payment failed',
  ended: 'Ended',
  trialEnded: 'Trial ended',
});

export const organisationColumns = texts('console.customers.organisationColumns', {
  sandbox: 'Sandbox',
  organization: 'Organization',
  chooseCompanyName: 'Select {companyName}',
  score: 'Score',
  worstOpenPoint: 'Worst open issue',
  plan: 'Plan',
  suspended: 'Suspended',
  signedUp: 'Signed up',
  websites: 'Websites',
  scans30Days: 'Scans, 30 days',
  admins: 'Admins',
  lastActive: 'Last active',
  never: 'Never',
  moved: '{direction, select, up {up} other {down}} {points} in four weeks',
});

export const organisationsTable = texts('console.customers.organisationsTable', {
  customers: 'Customers',
  nothingFound: 'Nothing found',
  noCustomersYet: 'No customers yet',
  tryPartOfThe: 'Try part of the name, or another status.',
  customersAppearHereAs: 'Customers appear here as soon as someone signs up.',
});

export const organisationsPage = texts('console.customers.organisationsPage', {
  sandboxes: 'Sandboxes',
  all: 'All',
  freeTrial: 'Free trial',
  trialEnded: 'Trial ended',
  active: 'Active',
  failed: 'Failed',
  ended: 'Ended',
  suspended: 'Suspended',
  customers: 'Customers',
  what: 'customers',
  searchByNameOr: 'Search by name or email',
  whose: 'Whose customers',
  everyones: 'All customers',
  mine: 'My customers',
  writeToAllTotal: 'Write to all {total}',
});

export const usageAndBilling = texts('console.customers.usageAndBilling', {
  title: 'Usage and billing',
  lead: 'Choose a period. The files open in any spreadsheet app and cover every customer.',
  firstDay: 'First day',
  lastDay: 'Last day',
  notBefore: 'The last day can’t be before the first.',
  usage: 'Usage for every customer',
  whatUsage:
    'Brand, plan, price, currency and subscription, as they are now; people and websites; and what was done during the period: scans, approved policies, completed courses, phishing emails and help from experts. Sandboxes are left out.',
  billing: 'Plan changes and payments',
  whatBilling:
    'What customers ordered, what your staff set and what the payment service reported. Invoices themselves are kept by you or the payment service, not here. Reports from the payment service are kept for a limited time.',
  downloadUsage: 'Download usage as CSV',
  downloadBilling: 'Download billing as CSV',
  close: 'Close',
});

export const openPortalDialog = texts('console.customers.openPortalDialog', {
  pleaseSayWhySo: 'Please give a reason so the customer understands.',
  reason: 'Reason',
  theCustomerSeesIt: 'The customer will see it, with your email address and the time.',
  theCustomerSaidYes: 'The customer agreed to this.',
});

export const organisationActions = texts('console.customers.organisationActions', {
  suspend: 'Suspend',
  suspendCompanyName: 'Suspend {companyName}?',
  everyoneThereIsSigned:
    'Everyone there will be signed out and, at the next sign-in, told to contact support. Scheduled scans will pause. Nothing is lost, you can still open the portal, and resuming restores everything.',
  theOrganizationIsSuspended: 'The organization is suspended.',
  reason: 'Reason',
  hint: 'For your coworkers. The customer also sees it in their log.',
  resume: 'Resume',
  letCompanyNameInAgain: 'Let {companyName} back in?',
  itsPeopleCanSign:
    'Everyone there will be able to sign in again right away, and scans that came due during the suspension will run once.',
  theOrganizationIsOpen: 'The organization can use the portal again.',
  exportAllData: 'Export all data',
  exportTheDataOf: 'Export {companyName}’s data?',
  export: 'Export',
  weCreateOneFile:
    'We’ll create one file with everything we keep about the organization and its people, except passwords and other secrets. You can download it here for a day. The customer will see in the log that you did this.',
  theFileIsBeing: 'The file is being created. It will appear on this page.',
  delete: 'Delete',
  deleteCompanyNameForGood: 'Delete {companyName} for good?',
  deleteForGood: 'Delete for good',
  accountsWebsitesScansFindings:
    'Accounts, websites, scans, findings and the log will be removed, and no one can restore them. Export the data first if someone might need it.',
  theOrganizationIsBeing: 'The organization is being deleted.',
  nameOfTheOrganization: 'Organization name',
  typeItAsIt: 'Type it as it appears in the heading.',
});

export const organisationActionDialog = texts('console.customers.organisationActionDialog', {
  pleaseFillThisIn: 'Please fill this in.',
});

export const setPlanDialog = texts('console.customers.setPlanDialog', {
  pleaseChooseAStatus: 'Please choose a status.',
  pleaseSayWhyThe: 'Please enter a reason. It will be kept in the log.',
  title: 'Set the plan manually',
  setThePlan: 'Set the plan',
  thePlanIsSet: 'The plan is set.',
  plan: 'Plan',
  status: 'Status',
  lastDayOfThe: 'Last day of the free trial',
  reason: 'Reason',
  thePlanTakesEffect:
    'The plan takes effect right away; the customer does not get an email. If the new plan is smaller, nothing is deleted, but nothing can be added beyond its limits.',
});

export const organisationPlanCard = texts('console.customers.organisationPlanCard', {
  title: 'Plan',
  setManually: 'Set manually',
  thePlanCouldNot: 'The plan could not be loaded.',
  tryAgain: 'Try again',
  asksForThePlanName: 'Requested the {planName} Plan',
  decline: 'Decline',
  confirm: 'Confirm',
  requestedOn: 'requested on {date}',
  trialEndedOn: 'The free trial ended on {date}',
  trialUntil: 'Free trial until {date}',
  paidElsewhere: 'Paid through Chargebee. Change the plan and status there; they update here right away.',
  paidElsewhereWithStatus:
    'Paid through Chargebee, {status}. Change the plan and status there; they update here right away.',
  requestedBy: '{person}, requested on {date}',
});

export const organisationState = texts('console.customers.organisationState', {
  sandbox: 'This is a sandbox',
  sandboxAbout:
    'Its data is made up. It is free, is not counted anywhere and sends emails only to people who sign in to it or are invited. Reset or remove it on the Sandboxes page.',
  title: 'This organization is being deleted.',
  itsPeopleAreSigned: 'Everyone there is signed out. It will disappear from the list once everything is removed.',
  suspendedSinceSuspendedAt: 'Suspended since {suspendedAt}',
  theFileIsBeingMade: 'The file with all of the data is being created.',
  theFileIsReady: 'The file with all of the data is ready.',
  download: 'Download',
  itIsAvailableUntil: 'It is available until {expiresAt}. Anyone who has it has all of the customer’s data.',
  asksForDeletion: 'This customer asked to be deleted on {dueAt}',
  itsAdminsCanStop: 'Until then, its admins can cancel this on their company data page.',
});

export const peopleActions = texts('console.customers.peopleActions', {
  sendTemporaryPassword: 'Send temporary password',
  title: 'Send a temporary password?',
  send: 'Send',
  weEmailEmailA:
    'We’ll email {email} a password that expires in a day and must be replaced at the first sign-in. The current password will stop working, and all sessions will end. Make sure the request really comes from this person.',
  aTemporaryPasswordIs: 'A temporary password is on its way to {email}.',
  requireANewPassword: 'Require a new password',
  requireTitle: 'Require a new password?',
  require: 'Require',
  emailIsSignedOut:
    '{email} will be signed out everywhere. The next sign-in will ask for a verification code, which we’ll email, and a new password. Do this if someone else may know the password.',
  emailHasToChoose: '{email} has to choose a new password at the next sign-in.',
  removeSecondFactor: 'Remove second factor',
  removeTheSecondFactor: 'Remove the second factor?',
  remove: 'Remove',
  fromNowOnThe:
    '{email} will be able to sign in with the password alone until a second factor is set up again. Do this only for someone who lost their phone and recovery codes and has proven who they are in some way other than email.',
  theSecondFactorOf: '{email}’s second factor was removed, and the person was notified by email.',
});

export const peopleTable = texts('console.customers.peopleTable', {
  people: 'People',
  noOneBelongsTo: 'No one belongs to this organization.',
  name: 'Name',
  email: 'Email',
  secondFactor: 'Second factor',
  on: 'On',
  off: 'Off',
  lastActive: 'Last active',
  notRecently: 'Not recently',
  actions: 'Actions',
  actionsFor: 'Actions for {name}',
});

export const organisationPage = texts('console.customers.organisationPage', {
  organization: 'Organization',
  what: 'The organization',
  loadingTheOrganization: 'Loading the organization',
  allCustomers: 'All customers',
  planNameSignedUpSignUpDate: '{planName}, signed up {signUpDate}',
  moreActions: 'More actions',
  weaknesses: 'Weaknesses',
  helpRequests: 'Help requests',
  title: 'People',
});
