import { texts } from '@portal/domain/texts/texts.ts';

export const checkLeadsTable = texts('console.outsideCheck.checkLeadsTable', {
  addressesLeftAfterA: 'Email addresses left after a check',
  nothingFound: 'Nothing found',
  noOneYet: 'No one yet',
  tryPartOfThe: 'Try part of the address, domain or channel.',
  anyoneWhoChecksA: 'Anyone who checks a domain and agrees to hear from you appears here for six months.',
  address: 'Address',
  domain: 'Domain',
  channel: 'Channel',
  since: 'Since',
  keptUntil: 'Kept until',
  delete: 'Delete',
  deleteEmailAboutDomain: 'Delete {email} ({domain})',
});

export const checkLinks = texts('console.outsideCheck.checkLinks', {
  what: 'The addresses',
  title: 'Where people can check',
  description:
    'Put a link to one of these on a page or in an email. Links with a subscription ID count toward that channel and lead to its plan. You can turn the check off in a brand’s settings.',
  addressesForTheCheck: 'Addresses for the check',
  brandOrChannel: 'Brand or channel',
  address: 'Address',
  state: 'Status',
  on: 'On',
  off: 'Off',
  copy: 'Copy',
  noAddresses: 'No addresses',
  whatEachChannelBrought: 'What each channel brought in',
  inTheLast90: 'In the last 90 days.',
  checksByChannel: 'Checks by channel',
  channel: 'Channel',
  noChannel: 'No channel',
  brand: 'Brand',
  checks: 'Checks',
  addressesLeft: 'Addresses given',
  noChecksYet: 'No checks yet',
});

export const checksPage = texts('console.outsideCheck.checksPage', {
  openCheck: 'Public check',
  what: 'addresses',
  searchByAddressDomain: 'Search by address, domain or channel',
  title: 'Delete this address?',
  delete: 'Delete',
  theAddressIsDeleted: 'The address was deleted.',
  everythingEmailLeftAbout: 'Everything {email} told us about {domain} will be deleted.',
});

export const outsideCheckConsole = texts('console.outsideCheck.outsideCheckConsole', {
  openCheck: 'Public check',
});
