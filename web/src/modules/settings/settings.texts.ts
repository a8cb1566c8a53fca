import { texts } from '@portal/domain/texts/texts.ts';

export const changedElsewhere = texts('settings.changedElsewhere', {
  title: 'Someone else changed these details after you opened this page.',
  whatYouTypedIs:
    'What you typed is still here. Save changes again to keep it, or {takeTheirs} to use what is stored now:',
  /** Where a field has nothing in it. */
  empty: 'empty',
});

export const choicesCard = texts('settings.choicesCard', {
  helpImproveThePortal: 'Help improve the portal',
  offersAndProductNews: 'Offers and product news by email',
  detailsCouldNotBe: 'Details could not be updated.',
  title: 'Your choices',
  description: 'The portal works the same either way.',
  what: 'The choices',
  loading: 'Loading the choices',
});

export const detailsForm = texts('settings.detailsForm', {
  saveChanges: 'Save changes',
  undo: 'Undo',
});

export const digestCard = texts('settings.digestCard', {
  everyMonday: 'Every Monday',
  onceAMonthOn: 'Once a month, on the first Monday',
  never: 'Never',
  yourChoiceWasSaved: 'Your choice was saved.',
  detailsCouldNotBe: 'Details could not be updated.',
  title: 'Monday email',
  description: 'On one screen: your score, what changed, the one thing to do, who is late, and what is coming up.',
  what: 'The email settings',
  howOftenDoYou: 'How often do you want this email?',
  loading: 'Loading the email settings',
});

export const proofPacksCard = texts('settings.proofPacksCard', {
  title: 'Proof packs',
  description: 'What your organization shows customers who ask about its security, and who received it.',
  showThePacks: 'Show the packs',
});

export const scanMailsCard = texts('settings.scanMailsCard', {
  detailsCouldNotBe: 'Details could not be updated.',
  title: 'Emails about scans',
  what: 'The email settings',
  description:
    'You’ll get one only when a scan finds something new. The email says how many findings there are and how serious they are, and links to the portal for the rest.',
  emailAllAdminsWhen: 'Email all admins when a scan finds something new',
  loading: 'Loading the email settings',
});

export const useSaveDetails = texts('settings.useSaveDetails', {
  detailsSuccessfullyUpdated: 'Details successfully updated.',
  detailsCouldNotBe: 'Details could not be updated.',
});

export const organizationTab = texts('settings.organizationTab', {
  title: 'Organization Details',
  description: 'Shown on reports and used to explain what matters for companies like yours.',
  undo: 'Undo',
  organizationName: 'Organization name',
  pleaseEnterTheOrganization: 'Please enter the organization name.',
  websiteAddressOptional: 'Website address (optional)',
  pleaseEnterAValid: 'Please enter a valid URL.',
  primaryIndustry: 'Primary industry',
  pleaseSelectYourPrimary: 'Please select your primary industry.',
  teamSize: 'Team size',
  includeAllFullTime: 'Include all full-time and part-time employees, contractors, and consultants.',
  phoneOptional: 'Phone (optional)',
  websiteAddress: 'Website address',
  phone: 'Phone',
});

export const personFields = texts('settings.personFields', {
  firstName: 'First name',
  lastName: 'Last name',
  jobTitleOptional: 'Job title (optional)',
  firstNameOptional: 'First name (optional)',
  lastNameOptional: 'Last name (optional)',
});

export const personChanges = texts('settings.personChanges', {
  firstName: 'First name',
  lastName: 'Last name',
  jobTitle: 'Job title',
});

export const serviceVisits = texts('settings.serviceVisits', {
  staffEmailCanNoLonger: '{staffEmail} can no longer see your portal.',
  theVisitCouldNot: 'The visit could not be ended.',
  staffEmailFromOurSupport: '{staffEmail} from our support team is in your portal.',
  endThisVisit: 'End this visit',
  reasonAndTimes: 'Reason: {reason} Since {openedAt}, until {endsAt} unless ended sooner.',
});

export const youTab = texts('settings.youTab', {
  title: 'Your Details',
  description: 'How coworkers and support see you.',
  undo: 'Undo',
  firstName: 'First name',
  pleaseEnterYourFirst: 'Please enter your first name.',
  lastName: 'Last name',
  pleaseEnterYourLast: 'Please enter your last name.',
  jobTitleOptional: 'Job title (optional)',
  workEmailAddress: 'Work email address',
  youSignInWith: 'You sign in with this address. Contact support to change it.',
});

export const yourDetails = texts('settings.yourDetails', {
  title: 'Your Details',
  thisAccountDoesNot:
    'This account does not belong to the customer. To change its password or second factor, or to see where you are signed in, leave this portal first.',
  workAs: 'You’re working here as {username}.',
});

export const settingsPage = texts('settings.settingsPage', {
  yourDetails: 'Your Details',
  organizationDetails: 'Organization Details',
  settings: 'Settings',
  /** "Manage Cyber Safety Admins" under the brand that comes along (spec part 1, section 2). */
  admins: 'Manage {brandNameShort} Admins',
});

export const staffAccountPage = texts('settings.staffAccountPage', {
  yourAccount: 'Your account',
});

export const settingsPlaces = texts('settings.settingsPlaces', {
  yourDetails: 'Your details',
  settings: 'Settings',
  organizationDetails: 'Organization details',
  admins: 'Admins',
});

export const settingsWords = texts('settings.settingsWords', {
  changedTheDetailsOf: 'Changed the details of an admin',
  removedAnAdmin: 'Removed an admin',
  setUpTheOrganization: 'Set up the organization',
  changedTheOrganizationDetails: 'Changed the organization details',
  changedTheCountries: 'Changed where the organization operates',
  allowedPageVisitsTo: 'Allowed page visits to be counted',
  noLongerAllowsPage: 'Stopped allowing page visits to be counted',
  allowedOffersByEmail: 'Allowed offers by email',
  noLongerAllowsOffers: 'Stopped allowing offers by email',
  welcome: 'Welcome',
});

export const languageCard = texts('settings.languageCard', {
  title: 'Language',
  of: 'Language of these pages and of the emails you get',
});

export const integrationsCard = texts('settings.integrationsCard', {
  title: 'Integrations',
  description: 'Slack, Microsoft Teams, email and other apps you already use.',
  open: 'Open the integrations',
});

export const developersCard = texts('settings.developersCard', {
  title: 'For developers',
  description: 'Tokens for your own software, the calls it can make, and webhooks.',
  open: 'Open',
});

export const companyDataCard = texts('settings.companyDataCard', {
  title: 'Your company’s data',
  description: 'Download everything we keep about your company, or have it deleted.',
  open: 'Download or delete',
});
