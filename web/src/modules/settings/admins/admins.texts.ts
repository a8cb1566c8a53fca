import { texts } from '@portal/domain/texts/texts.ts';

export const editAdminDialog = texts('settings.admins.editAdminDialog', {
  detailsSuccessfullyUpdated: 'Details successfully updated.',
  editUserFailed: 'Edit user failed.',
  title: 'Edit admin',
  cancel: 'Cancel',
  saveChanges: 'Save changes',
});

export const rowMenu = texts('settings.admins.rowMenu', {
  actionsForName: 'Actions for {name}',
});

export const adminsCard = texts('settings.admins.adminsCard', {
  adminSuccessfullyRemoved: 'Admin successfully removed.',
  adminCouldNotBe: 'Admin could not be removed.',
  personNameWasSignedOut: '{personName} was signed out everywhere.',
  signingOutFailed: 'Signing out failed.',
  title: 'Admins',
  what: 'The admins',
  name: 'Name',
  you: 'You',
  email: 'Email',
  jobTitle: 'Job title',
  actions: 'Actions',
  edit: 'Edit',
  signOutEverywhere: 'Sign out everywhere',
  yourOwnDevicesAre: 'Your own devices are listed under Your Details.',
  remove: 'Remove',
  youCannotRemoveYour: 'You cannot remove your own account.',
  signOutQuestion: 'Sign out everywhere?',
  signOutHint:
    '{personName} will be signed out on all devices right away and can sign in again. Use this if a device is lost.',
  removeThisAdmin: 'Remove this admin?',
  removeAdmin: 'Remove admin',
  removeHint: '{personName} will be signed out right away and will no longer be able to use the portal.',
  loading: 'Loading the admins',
});

export const inviteDialog = texts('settings.admins.inviteDialog', {
  editInvite: 'Edit invite',
  inviteAnAdmin: 'Invite an admin',
  detailsSuccessfullyUpdated: 'Details successfully updated.',
  invitedUserSuccessfully: 'Invited user successfully',
  detailsCouldNotBe: 'Details could not be updated.',
  errorInUserInvitation: 'Error in user invitation',
  cancel: 'Cancel',
  emailAddress: 'Email address',
  pleaseEnterAValid: 'Please enter a valid email.',
  saveChanges: 'Save changes',
  inviteAdmin: 'Invite Admin',
});

export const useInviteActions = texts('settings.admins.useInviteActions', {
  theInvitationWasSent: 'The invitation was sent again to {email}.',
  notSent: 'The invitation could not be sent again. Please try again.',
  cancelledInviteToWho: 'Cancelled Invite to {who}',
  failedToCancelInvite: 'Failed to cancel invite.',
  notRemoved: 'The invitation could not be removed from the list. Please try again.',
});

export const invitesCard = texts('settings.admins.invitesCard', {
  waiting: 'Waiting',
  accepted: 'Accepted',
  canceled: 'Canceled',
  expired: 'Expired',
  sendAgain: 'Send again',
  title: 'Invitations',
  what: 'The invitations',
  noOneIsInvited: 'There are no invitations right now.',
  name: 'Name',
  email: 'Email',
  status: 'Status',
  validUntil: 'Valid until',
  actions: 'Actions',
  edit: 'Edit',
  cancelInvite: 'Cancel invite',
  removeFromTheList: 'Remove from the list',
  cancelThisInvitation: 'Cancel this invitation?',
  cancelInvitation: 'Cancel invitation',
  keepIt: 'Keep it',
  theLinkThatWas: 'The link that was sent to {email} will stop working.',
  loading: 'Loading the invitations',
});

export const adminsTab = texts('settings.admins.adminsTab', {
  everyBrandNameShortAdminCan:
    'Every {brandNameShort} admin can see and administer the same modules, and manage other users.',
  inviteAdmin: 'Invite Admin',
  title: 'You can view this page, but you can’t make changes to anyone’s account.',
  onlyTheOrganizationsOwn:
    'Only the organization’s own admins can invite, change and remove people and decide how they sign in.',
});
