import { texts } from '@portal/domain/texts/texts.ts';

export const actionsColumn = texts('console.actionsColumn', {
  actions: 'Actions',
  moreForName: 'More for {name}',
});

export const consoleList = texts('console.consoleList', {
  totalInAll: '{total} in all',
  search: 'Search',
  loadingTheWhat: 'Loading the {what}',
  theWhat: 'The {what}',
  pagesOfWhat: 'Pages of {what}',
});

export const formDialog = texts('console.formDialog', {
  cancel: 'Cancel',
  title: 'Leave without saving?',
  leaveWithoutSaving: 'Leave without saving',
  stayHere: 'Stay here',
  whatYouTypedIs: 'What you typed hasn’t been saved yet.',
});

export const deleteDialog = texts('console.deleteDialog', {
  nameCannotBeDeleted: '{name} cannot be deleted',
  gotIt: 'Got it',
  deleteName: 'Delete {name}?',
});

export const conflictBanner = texts('console.conflictBanner', {
  someoneElseChangedThis:
    'Someone else changed this {kind, select, plan {plan} offer {offer} partner {partner} savingsText {savings text} weakness {weakness} answer {answer} releaseNote {release note} promotion {promotion} brand {brand} channel {channel} message {message} other {text}} while you had it open.',
  showTheirChange: 'Show their change',
  keepMine: 'Keep mine',
  nothingYouTypedIs:
    'Nothing you typed is lost, but none of it is saved yet. Keep your version and save again to replace their change, or look at their change first.',
});

export const conciergeConsole = texts('console.conciergeConsole', {
  helpRequests: 'Help requests',
  weaknesses: 'Weaknesses',
  messages: 'Messages',
  cannedAnswers: 'Canned answers',
});

export const consolePlaces = texts('console.consolePlaces', {
  title: 'Your customers',
  customers: 'Customers',
  planRequests: 'Plan requests',
  signUpLinks: 'Sign-up links',
  leads: 'Leads',
  howYouHelp: 'How you help',
  whatYouOffer: 'What you offer',
  brands: 'Brands',
  plans: 'Plans',
  channels: 'Channels',
  subscriptionIds: 'Subscription IDs',
  announcements: 'Announcements',
  news: 'News',
  maintenance: 'Maintenance',
  operations: 'Operations',
  staff: 'Staff',
  log: 'Log',
  retention: 'Retention',
  emails: 'Emails',
  jobs: 'Jobs',
});

export const consoleNav = texts('console.consoleNav', {
  console: 'Console',
  menu: 'Menu:',
  waiting: 'waiting',
});

export const newerVersion = texts('console.newerVersion', {
  published:
    'Version {newer} of the portal was released on {date}. You are running {version}. <link>See what’s new</link>',
  publishedWithFix:
    'Version {newer} of the portal was released on {date} and fixes a security weakness. Please update soon. You are running {version}. <link>See what’s new</link>',
});

export const csvLink = texts('console.csvLink', {
  downloadAsCsv: 'Download as CSV',
});

export const statusFilter = texts('console.statusFilter', {
  status: 'Status',
});

export const personColumns = texts('console.personColumns', {
  address: 'Address',
  person: 'Person',
});

export const consolePage = texts('console.consolePage', {
  loadingTheList: 'Loading the list',
});

export const consoleFinder = texts('console.consoleFinder', {
  customers: 'Customers',
  brands: 'Brands',
  plans: 'Plans',
  pageCustomerBrandOr: 'Page, customer, brand or plan',
  title: 'Pages',
  customersBrandsAndPlans: 'Customers, brands and plans',
});

export const consoleWords = texts('console.consoleWords', {
  confirmedThePlan: 'Confirmed the plan',
  didNotConfirmThe: 'Declined the plan',
  setThePlan: 'Set the plan',
  clearedTheDataOf: 'Cleared the data of',
  askedForASandbox: 'Created a sandbox',
  filledTheSandbox: 'Filled the sandbox',
  resetTheSandbox: 'Reset the sandbox',
  removedTheSandbox: 'Removed a sandbox',
  publishedASubscriptionId: 'Published a subscription ID',
  endedASubscriptionId: 'Ended a subscription ID',
  createdAChannel: 'Created a channel',
  changedAChannel: 'Changed a channel',
  deletedAChannel: 'Deleted a channel',
  createdAPlan: 'Created a plan',
  changedAPlan: 'Changed a plan',
  movedAPlanIn: 'Moved a plan in the list',
  deletedAPlan: 'Deleted a plan',
  offeredAPlanAgain: 'Offered a plan again',
  stoppedOfferingAPlan: 'Stopped offering a plan',
  createdABrand: 'Created a brand',
  changedABrand: 'Changed a brand',
  saidATextInOwnWords: 'Customized wording for the brand',
  wentBackToTheOriginal: 'Restored a text’s original wording for the brand',
  deletedABrand: 'Deleted a brand',
  checkedABrand: 'Checked a brand’s setup',
  changedTheSetup: 'Changed a brand’s setup',
  sentATestEmail: 'Sent a test email of a brand',
  choseThePlanFor: 'Chose the plan for new trials',
  suspendedTheOrganization: 'Suspended the organization',
  resumedTheOrganization: 'Resumed the organization',
  downloadedTheListOf: 'Downloaded the customer list',
  changedHowLong: 'Changed how long something is kept',
  downloadedTheUsageOf: 'Downloaded what customers used',
  downloadedTheBillingOf: 'Downloaded plan changes and payments',
  exportedAllData: 'Exported all data',
  downloadedTheFileWith: 'Downloaded the file with all of the data',
  startedDeletingTheOrganization: 'Started deleting the organization',
  deletedAnOrganization: 'Deleted an organization',
  sentALetterTo: 'Sent an announcement to customers',
  gotALetterFrom: 'Received an announcement from the provider',
  deletedALead: 'Deleted a lead',
  downloadedTheLeads: 'Downloaded the leads',
  joinedTheStaff: 'Joined the staff',
  invitedAColleague: 'Invited a coworker',
  canceledAColleaguesInvitation: 'Canceled a coworker’s invitation',
  changedTheExperts: 'Changed a customer’s experts',
  changedWhatExpertsSee: 'Changed what experts see',
  changedAColleaguesRole: 'Changed a coworker’s role',
  removedAColleague: 'Removed a coworker',
  closedThePortalFor: 'Closed the portal for maintenance',
  reopenedThePortalAfter: 'Reopened the portal after maintenance',
  plannedAPromotion: 'Scheduled a promotion',
  changedAPromotion: 'Changed a promotion',
  deletedAPromotion: 'Deleted a promotion',
  wroteAReleaseNote: 'Wrote a release note',
  changedAReleaseNote: 'Changed a release note',
  deletedAReleaseNote: 'Deleted a release note',
  sentAnEmailAgain: 'Sent an email again',
  retriedAJob: 'Retried a job',
  downloadedTheLog: 'Downloaded the log',
  customerAssigned: 'Customer assigned',
  staffInvitation: 'Staff invitation',
  testEmail: 'Test email',
  planConfirmed: 'Plan confirmed',
  planDeclined: 'Plan declined',
  letterToCustomers: 'Announcement to customers',
});

/** What uses a plan, a brand or a channel: "3 customers and 1 channel". */
export const whatUses = texts('console.whatUses', {
  customers: '{count, plural, one {# customer} other {# customers}}',
  channels: '{count, plural, one {# channel} other {# channels}}',
  subscriptionIds: '{count, plural, one {# subscription ID} other {# subscription IDs}}',
});
