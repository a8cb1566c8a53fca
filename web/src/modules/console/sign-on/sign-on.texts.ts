import { texts } from '@portal/domain/texts/texts.ts';

export const place = texts('console.signOn.place', { label: 'Company sign-in' });

export const page = texts('console.signOn.page', {
  title: 'Company sign-in',
  description:
    'Let customers’ people sign in through your own sign-in service, brand by brand. It lets in only people of customers that agree, and only at email domains that these customers have verified.',
  brand: 'Brand',
  what: 'The company sign-in',
  loading: 'Loading the company sign-in',
  ofAUserPool: 'Accounts of this portal are kept in a user pool, which brings sign-in services of its own.',
});

export const state = texts('console.signOn.state', {
  service: 'Sign-in service',
  notSet: 'No sign-in service has been set up for this brand.',
  isOn: 'On',
  isOff: 'Off',
  protocol: 'Protocol',
  issuer: 'Issuer',
  entityId: 'Entity ID',
  secondFactor: 'Second factor',
  asks: 'Required',
  doesNotAsk: 'Not required',
  customers: 'Customers that use it',
  setUp: 'Set up',
  change: 'Change',
  remove: 'Remove',
  addresses: 'Addresses of the portal',
});

export const steps = texts('console.signOn.steps', {
  title: 'Test and turn on',
  why: 'Sign in once yourself before customers can use it. The test runs at the brand’s own web domain and does not sign you in here.',
  notTested: 'Not tested yet',
  isTested: 'Tested',
  tested: '{date}, signed in as {email}',
  test: 'Test sign-in',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
});

export const testDialog = texts('console.signOn.testDialog', {
  title: 'Test sign-in',
  open: 'Open the test sign-in',
  whatToDo:
    'Sign in to the sign-in service in the new tab. It tells you whether that worked; then come back here. The link works once, for ten minutes.',
  waiting: 'Waiting for the test...',
  passed: 'It worked. The sign-in service says you are {email}.',
  close: 'Close',
});

export const dialogs = texts('console.signOn.dialogs', {
  title: 'Sign-in service for {brand}',
  whatToEnter: 'Register the portal as an application in your sign-in service, and enter what it gives you.',
  asksSecondFactor: 'It requires a second factor',
  asksSecondFactorMeaning: 'Customers can then rely on it. Their portals do not ask for a second factor of their own.',
  anotherEnds:
    'If you enter another issuer or other metadata, the new service needs a test before you can turn it on, and {count, plural, one {the customer that uses this one has} other {the # customers that use this one have}} to agree again. {count, plural, one {Its} other {Their}} admins get an email.',
  save: 'Save',
  isSaved: 'The sign-in service was saved.',
  turnOnTitle: 'Turn on the sign-in service?',
  turnOnMeaning:
    'Customers of this brand will see the offer in their settings. No one signs in through it until a customer agrees.',
  isTurnedOn: 'The sign-in service is on.',
  turnOffTitle: 'Turn off the sign-in service?',
  turnOffMeaning:
    'No one can sign in through it until you turn it on again. {count, plural, =0 {No customer uses it now.} one {The admins of the customer that uses it get an email.} other {The admins of the # customers that use it get an email.}} Portal passwords work in the meantime, and people who are signed in stay signed in.',
  isTurnedOff: 'The sign-in service is off.',
  removeTitle: 'Remove the sign-in service?',
  removeMeaning:
    'It will no longer sign anyone in. {count, plural, =0 {No customer uses it now.} one {The admins of the customer that uses it get an email.} other {The admins of the # customers that use it get an email.}} Portal passwords work again, and people who are signed in stay signed in.',
  isRemoved: 'The sign-in service was removed.',
});
