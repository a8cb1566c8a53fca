import { texts } from '@portal/domain/texts/texts.ts';

export const developersPage = texts('developers.page', {
  title: 'For developers',
  description: 'Let your own software read the portal’s data and be notified when something happens.',
});

export const developersPlaces = texts('developers.places', {
  tokens: 'Tokens for software (API)',
  assistant: 'Use with an AI assistant (MCP)',
  webhooks: 'Webhooks',
  calls: 'API calls',
  directory: 'People from your directory (SCIM)',
});

export const developersWords = texts('developers.words', {
  tokenMade: 'Created the token',
  tokenRevoked: 'Revoked the token',
  tokenUsed: 'Changed something using the token',
  webhookMade: 'Set up a webhook to',
  webhookChanged: 'Changed the webhook to',
  webhookSecretRenewed: 'Created a new secret for the webhook to',
  webhookRemoved: 'Removed the webhook to',
  webhookTested: 'Sent a test to the webhook',
  webhookReplayed: 'Resent a delivery to the webhook',
  channelMade: 'Added the channel',
  channelChanged: 'Changed the channel',
  channelRemoved: 'Removed the channel',
  channelTested: 'Sent a test message to the channel',
  channelReplayed: 'Resent a message to the channel',
  ticketDeskSet: 'Set up the ticketing system',
  ticketDeskTested: 'Tested the ticketing system',
  ticketDeskRemoved: 'Removed the ticketing system',
  ticketMade: 'Created a ticket for the finding',
  ticketAnswered: 'Reported the outcome of the ticket',
  directoryPersonAdded: 'The directory added',
  directoryPersonChanged: 'The directory changed',
  directoryPersonLeft: 'The directory ended access for',
  directoryPersonRemoved: 'The directory removed',
  directoryGroupChanged: 'The directory changed the group',
  directoryGroupRemoved: 'The directory removed the group',
  directoryAdminAdded: 'The directory gave admin access to',
  directoryAdminRemoved: 'The directory removed the admin',
  directoryAdminKept: 'Kept as the last admin, although the directory removed',
  directoryAdminRefused: 'Could not become an admin through the directory:',
  directoryGroupChosen: 'Chose what this directory group means:',
  directoryReleased: 'Disconnected the directory',
  webhookOff: 'Webhook was turned off',
  happened: 'What happened',
  ticket: 'Ticket in a ticketing system',
});
