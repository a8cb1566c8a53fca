import { texts } from '@portal/domain/texts/texts.ts';

export const channelDialog = texts('console.channels.channelDialog', {
  pleaseChooseAtLeast: 'Please choose at least one plan.',
  theChannelIsReady: 'The channel is ready.',
  theChannelWasChanged: 'The channel was changed.',
  newChannel: 'New channel',
  editChannel: 'Edit channel',
  createChannel: 'Create channel',
  saveChanges: 'Save changes',
  name: 'Name',
  description: 'The group that brings in the customers, such as a bank. Customers don’t see this name.',
  brand: 'Brand',
  withoutAFreeTrial: 'No free trial: the plan is active from the first day',
  plansItsCustomersCan: 'Plans available to its customers',
  headingAboveThePlans: 'Heading above the plans (optional)',
  textAboveThePlans: 'Text above the plans (optional)',
  firstLogoOptional: 'First logo (optional)',
  theLogoOfThe: 'The logo of the group that brings in the customers. Shown at sign-up and above the plans.',
  secondLogoOptional: 'Second logo (optional)',
  nextToTheFirst: 'Next to the first one.',
});

export const deleteChannelDialog = texts('console.channels.deleteChannelDialog', {
  deleteChannel: 'Delete channel',
  itHasUsesEnd: 'It has {uses}. End its subscription IDs so that no one else signs up through this channel.',
  nameWasDeleted: '{name} was deleted.',
  noOneSignedUp: 'No one has signed up through this channel, and it has no subscription ID.',
});

export const channelsPage = texts('console.channels.channelsPage', {
  channels: 'Channels',
  what: 'channels',
  searchByName: 'Search by name',
  newChannel: 'New channel',
  noChannelsYet: 'No channels yet',
  nothingFound: 'Nothing found',
  aChannelIsA:
    'A channel is an organization that brings you customers, such as a bank or an association. It has its own plans and wording.',
  tryPartOfThe: 'Try part of the name.',
  channel: 'Channel',
  brand: 'Brand',
  start: 'Start',
  withoutTrial: 'No free trial',
  freeTrial: 'Free trial',
  subscriptionIds: 'Subscription IDs',
  customers: 'Customers',
  edit: 'Edit',
  delete: 'Delete',
});

export const subscriptionIdDialog = texts('console.channels.subscriptionIdDialog', {
  theSubscriptionIdIs: 'The subscription ID is published.',
  title: 'New subscription ID',
  publish: 'Publish',
  anyoneWhoSignsUp:
    'Anyone who signs up at an address with a subscription ID gets its plan, under the brand and rules of its channel.',
  channel: 'Channel',
  thereIsNoChannel: 'There are no channels yet. Create one under Channels first.',
  plan: 'Plan',
  subscriptionIdOptional: 'Subscription ID (optional)',
  description: 'Part of the sign-up address. If you leave it empty, we create one that no one can guess.',
  lastDayOptional: 'Last day (optional)',
  howManyPeopleCan: 'How many people can use it (optional)',
  pleaseEnterAWhole: 'Please enter a whole number from 1 to 99999.',
});

export const copyAddressButton = texts('console.channels.copyAddressButton', {
  theAddressWasCopied: 'The address was copied.',
  copyAddressOfName: 'Copy address of {name}',
  copyAddress: 'Copy address',
});

export const subscriptionIdsTable = texts('console.channels.subscriptionIdsTable', {
  valid: 'Valid',
  expired: 'Expired',
  ended: 'Ended',
  usedUp: 'Used up',
  subscriptionIds: 'Subscription IDs',
  nothingFound: 'Nothing found',
  noSubscriptionIdsYet: 'No subscription IDs yet',
  tryPartOfThe: 'Try part of the ID or channel name.',
  withASubscriptionId: 'If the sign-up address contains a subscription ID, people get the plan you choose.',
  subscriptionId: 'Subscription ID',
  channel: 'Channel',
  plan: 'Plan',
  status: 'Status',
  ends: 'Ends',
  never: 'Never',
  used: 'Used',
  usedCountOfMaxUses: '{usedCount} of {maxUses}',
  actions: 'Actions',
  endSubscriptionId: 'End {subscriptionId}',
  end: 'End',
});

export const subscriptionIdsPage = texts('console.channels.subscriptionIdsPage', {
  subscriptionIds: 'Subscription IDs',
  what: 'subscription IDs',
  searchByIdOr: 'Search by ID or channel',
  newSubscriptionId: 'New subscription ID',
  title: 'End this subscription ID?',
  endIt: 'End it',
  keepIt: 'Keep it',
  theSubscriptionIdHas: 'The subscription ID has ended.',
  fromNowOnNo: 'No one will be able to sign up with it anymore. Customers who already have will keep their plan.',
});
