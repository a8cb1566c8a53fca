import { texts } from '@portal/domain/texts/texts.ts';

export const colleagueDialog = texts('console.staff.colleagueDialog', {
  changeRole: 'Change role',
  changeRoleTitle: 'Change this coworker’s role?',
  sessionsWillEnd:
    '{name}’s sessions will end, so they’ll have to sign in again. An owner can do everything, including remove you.',
  role: 'Role',
  hasTheRole: '{name} now has the {role} role.',
  removeTheSecondFactor: 'Remove the second factor?',
  remove: 'Remove',
  nameSetsUpA:
    '{name} will set up a new one at the next sign-in, which needs only the password. Do this only if the phone and recovery codes are lost and you know that the request really comes from {name}.',
  theSecondFactorOf: '{name}’s second factor was removed.',
  removeFromTheStaff: 'Remove from the staff?',
  nameIsSignedOut:
    '{name} will be signed out right away, and the account will be deleted. {name}’s actions stay in the log.',
  nameWasRemovedFrom: '{name} was removed from the staff.',
});

export const staffRoleWords = texts('console.staff.staffRoleWords', {
  support: 'Support',
  description:
    'Helps customers with everything: works in their portals, resets passwords, suspends customers, answers requests, reads the logs.',
  expert: 'Expert',
  findsWeaknessesAnswers:
    'Works on security: weaknesses, messages, requests for help, courses, and visits to customers’ portals. No passwords, plans or logs.',
  sales: 'Sales',
  winsCustomers:
    'Wins and takes care of customers: leads, sign-up links, plans and offers. Has no access to portals and sees no weaknesses.',
  owner: 'Owner',
  canDoEverythingIncluding: 'Can do everything, including staff, offers, maintenance, and deleting customers.',
});

export const inviteStaffDialog = texts('console.staff.inviteStaffDialog', {
  title: 'Invite a coworker',
  sendTheLink: 'Send the link',
  pleaseEnterAValid: 'Please enter a valid email.',
  theLinkIsOn: 'The link is on its way to {email}.',
  workEmailAddress: 'Work email address',
  role: 'Role',
  yourColleagueGetsA:
    'Your coworker will get a link to choose a password and set up a second factor. The link expires in three days and can be used only once.',
});

export const staffInvitesTable = texts('console.staff.staffInvitesTable', {
  invitedColleagues: 'Invited coworkers',
  email: 'Email',
  role: 'Role',
  invitedBy: 'Invited by',
  someoneWhoHasLeft: 'Someone who has left',
  linkWorksUntil: 'Link expires',
  expired: 'Expired',
  newLink: 'New link',
  sendANewLink: 'Send a new link to {email}',
  cancel: 'Cancel',
});

export const staffTable = texts('console.staff.staffTable', {
  staff: 'Staff',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  secondFactor: 'Second factor',
  on: 'On',
  setUpAtThe: 'Set up at the first sign-in',
  lastActive: 'Last active',
  notRecently: 'Not recently',
  actions: 'Actions',
  actionsForOfColleague: 'Actions for {ofColleague}',
  changeRole: 'Change role',
  removeSecondFactor: 'Remove second factor',
  removeFromTheStaff: 'Remove from the staff',
});

export const staffPage = texts('console.staff.staffPage', {
  staff: 'Staff',
  description: 'Everyone here signs in with a second factor.',
  inviteAColleague: 'Invite a coworker',
  what: 'The staff',
  loadingTheStaff: 'Loading the staff',
  title: 'Invited',
  theLinkNoLonger: 'The link no longer works.',
});

export const staffAccountForm = texts('console.staff.staffAccountForm', {
  theStaffAccountIs: 'The staff account is ready. Please sign in.',
  firstName: 'First name',
  lastName: 'Last name',
  workEmailAddress: 'Work email address',
  createAccount: 'Create account',
});

export const firstStaffPage = texts('console.staff.firstStaffPage', {
  createTheFirstStaff: 'Create the first staff account',
  title: 'This link is not valid',
  itWorksOnceUntil:
    'It can be used only once, to create the first staff account. The portal prints a new link each time it starts without a staff account.',
  what: 'The link',
  checkingTheLink: 'Checking the link',
  thisAccountIsFor:
    'This account is for you as the provider of this portal. Use it to serve customers; it is not a customer account.',
});

export const joinStaffPage = texts('console.staff.joinStaffPage', {
  createYourStaffAccount: 'Create your staff account',
  title: 'This link is no longer valid',
  itWorksOnceWithin:
    'It expires after three days and can be used only once. Ask the coworker who invited you for a new one.',
  loadingYourInvitation: 'Loading your invitation',
  youServeTheCustomers:
    'You’ll serve {brandNameShort}’s customers. Your role: {label}. When you first sign in, you’ll set up an authenticator app.',
});
