import { texts } from '@portal/domain/texts/texts.ts';

export const recordStoresPage = texts('console.recordStoresPage', {
  title: 'Record stores',
  description: 'Send what people complete to your own record store (xAPI). It is off until you set it up for a brand.',
  loading: 'Loading the record stores …',
  what: 'the record stores',
  brand: 'Brand',
  address: 'Address',
  state: 'State',
  sent: 'Statements sent',
  last: 'Last sent',
  none: 'Not set up',
  on: 'On',
  off: 'Off',
  failing: 'Failing',
  setUp: 'Set up',
  edit: 'Edit',
  test: 'Test the connection',
  remove: 'Remove',
  works: 'The record store accepts the key.',
  doesNotWork: 'The record store could not be used: {failure}',
  removed: 'The record store was removed.',
  removeAbout: 'Its address and key are deleted. Anything already sent stays in the record store.',
});

export const recordStoreDialog = texts('console.recordStoreDialog', {
  title: 'Record store of {brand}',
  save: 'Save',
  saved: 'The record store was saved.',
  address: 'Address of the record store',
  aboutAddress: 'Without /statements at the end; for example, https://records.example.com/xapi',
  key: 'Key',
  secret: 'Secret',
  aboutKey: 'Leave both empty to keep the stored ones.',
  isOn: 'Send what people complete from now on',
  aboutOn: 'Two statements for each course: completed, and passed with the score.',
  withNames: 'Include names and email addresses',
  aboutNames:
    'Otherwise, people are identified by a number that only this portal can match. Make sure your customers know and agree.',
});
