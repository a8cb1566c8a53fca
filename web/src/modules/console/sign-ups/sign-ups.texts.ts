import { texts } from '@portal/domain/texts/texts.ts';

export const leadsTable = texts('console.signUps.leadsTable', {
  leads: 'Leads',
  nothingFound: 'Nothing found',
  noLeadsYet: 'No leads yet',
  tryPartOfThe: 'Try part of the address, name or organization.',
  everyoneWhoSignsUp: 'Everyone who signs up appears here once, with what they have told us since.',
  offers: 'Offers',
  allowed: 'Allowed',
  notAllowed: 'Not allowed',
  howFar: 'Progress',
  from: 'From',
  since: 'Since',
  createdAtPassedOnDeliveredAt: '{createdAt}, forwarded {deliveredAt}',
  delete: 'Delete',
  deleteTheLeadOf: 'Delete {email} from the leads',
});

export const leadsPage = texts('console.signUps.leadsPage', {
  leads: 'Leads',
  what: 'leads',
  searchByAddressName: 'Search by address, name or organization',
  title: 'Delete this lead?',
  delete: 'Delete',
  theLeadIsDeleted: 'The lead was deleted.',
  willBeGone: 'Everything stored here about {email} will be deleted. If {email} has a portal account, it stays.',
  willBeGoneHere:
    'Everything stored here about {email} will be deleted. If {email} has a portal account, it stays. This lead was already forwarded: delete it in the other system as well.',
});

export const signUpLinkDialog = texts('console.signUps.signUpLinkDialog', {
  theLinkIsOn: 'The link is on its way to {email}.',
  title: 'New sign-up link',
  sendTheLink: 'Send the link',
  thePersonGetsAn:
    'The person will get an email with your name, choose a password, and find the details below already filled in.',
  emailAddress: 'Email address',
  pleaseEnterAValid: 'Please enter a valid email.',
  firstNameOptional: 'First name (optional)',
  lastNameOptional: 'Last name (optional)',
  organizationOptional: 'Organization (optional)',
  subscriptionId: 'Subscription ID',
  noneTheUsualFree: 'None: the usual free trial',
  askWhetherThePerson: 'Ask whether the person wants security news by email',
});

export const checkedRows = texts('console.signUps.checkedRows', {
  whatIsInThe: 'What’s in the list',
  haveProblem:
    '{wrong} of {count, plural, one {# row} other {# rows}} {wrong, plural, one {has} other {have}} a problem.',
  fixThemAboveOr: 'Fix them above or in your table and check again. Nothing was sent.',
  allRight: '{count, plural, one {The row is} other {All # rows are}} correct.',
  rowsOfTheList: 'Rows in the list',
  line: 'Line',
  address: 'Address',
  noAddress: 'No address',
  person: 'Person',
  subscriptionId: 'Subscription ID',
  result: 'Result',
  right: 'Correct',
});

export const signUpLinksCsvDialog = texts('console.signUps.signUpLinksCsvDialog', {
  title: 'Send many sign-up links',
  cancel: 'Cancel',
  checkTheList: 'Check the list',
  checkAgain: 'Check again',
  sendCountCount: 'Send {count, plural, one {# link} other {# links}}',
  theFirstLineNames:
    'The first line names the columns; only <code>email</code> is required. Up to 500 people at a time. No one gets an email until you’ve seen what’s in the list.',
  tableAsCsv: 'Table as CSV',
  columnsExample: 'Columns: {example}',
  orPasteItHere: 'Or paste it here and fix it',
  linksAreOnTheirWay: '{count, plural, one {# link is on its way} other {# links are on their way}}.',
});

export const signUpLinksTable = texts('console.signUps.signUpLinksTable', {
  waiting: 'Waiting',
  expired: 'Expired',
  accountCreated: 'Account created',
  setUp: 'Set up',
  canceled: 'Canceled',
  opened: 'Opened',
  startedTyping: 'Started typing',
  setAPassword: 'Set a password',
  ranIntoAProblem: 'Ran into a problem',
  signUpLinks: 'Sign-up links',
  nothingFound: 'Nothing found',
  noSignUpLinks: 'No sign-up links yet',
  tryPartOfThe: 'Try part of the address, name or organization.',
  sendALinkTo:
    'Send a link to someone you want as a customer. With the details already filled in, creating the account takes a minute.',
  subscriptionId: 'Subscription ID',
  status: 'Status',
  lastSeen: 'Last seen',
  notOpenedYet: 'Not opened yet',
  sent: 'Sent',
  sendAgain: 'Send again',
  sendAgainToEmail: 'Send again to {email}',
  cancel: 'Cancel',
});

export const signUpLinksPage = texts('console.signUps.signUpLinksPage', {
  signUpLinks: 'Sign-up links',
  aNewLinkIs: 'A new link is on its way to {email}.',
  what: 'sign-up links',
  searchByAddressOr: 'Search by address or name',
  sendMany: 'Send many',
  newSignUpLink: 'New sign-up link',
  title: 'Cancel this link?',
  cancelTheLink: 'Cancel the link',
  keepIt: 'Keep it',
  theLinkNoLonger: 'The link no longer works.',
  theLinkThatWas: 'The link that was sent to {email} will stop working.',
});
