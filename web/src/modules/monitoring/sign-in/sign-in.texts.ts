import { texts } from '@portal/domain/texts/texts.ts';

export const signInDialog = texts('monitoring.signIn.dialog', {
  title: 'Sign-In for Scans',
  close: 'Close',
  retry: 'Retry',
  what: 'The sign-in could not be changed.',
  intro:
    'Much of a website is available only after you sign in. Give scans of {name} a separate account, and they will test that part, too.',
  ownAccount:
    'Create a separate account for scans, with test data and without anyone else’s personal data. A scan opens pages, tries inputs and submits forms with this account, so its own entries can appear there.',
  notLoaded: 'The sign-in could not be loaded. Please try again.',
  notAvailable: 'This portal’s scanner cannot sign in to websites.',
  firstProve: 'First, show that {name} is yours. We only send passwords to websites that are.',
  proveOwnership: 'Prove Ownership',
  lightning: '{name} is scanned at the {level} level, which does not sign in. Choose another level in the schedule.',
  main: 'Account for scans',
  lesser: 'Second account with fewer permissions (optional)',
  lesserWhat:
    'Scans request the same pages with this account and without signing in. They report pages and data that it should not be able to see.',
  add: 'Add an account',
});

export const accountCard = texts('monitoring.signIn.accountCard', {
  bearer: 'Bearer token',
  header: 'Header {name}',
  cookie: 'Cookie',
  form: 'Sign-in form, as {name}',
  steps: 'Recorded sign-in, as {name}',
  saved: 'Saved by {name} on {day}. Secrets are stored encrypted and are never shown again.',
  tryNow: 'Try it now',
  change: 'Change',
  remove: 'Remove',
  untried: 'Not tried yet.',
  worked: 'The sign-in worked on {day}: “{sign}” appeared, and it does not appear without signing in.',
  workedByPage: 'The sign-in worked on {day}: the page {page} opened, and does not open without signing in.',
  failed: 'The sign-in did not work on {day}: {reason}',
  continuesAt:
    'The sign-in did not work on {day}: it continues at {host}. If that is where you sign in, choose Change and add this address.',
  at: 'Signs in at {hosts}.',
});

export const accountForm = texts('monitoring.signIn.accountForm', {
  how: 'How do scans sign in?',
  form: 'With a sign-in form',
  formWhat: 'User name and password, with a code from an authenticator app if needed',
  steps: 'With a recording',
  stepsWhat: 'A HAR file or a Playwright recording of your sign-in',
  cookie: 'With a cookie',
  cookieWhat: 'From the browser where you are signed in',
  bearer: 'With a bearer token',
  bearerWhat: 'For websites that check an Authorization header',
  header: 'With another header',
  headerWhat: 'For example, X-Api-Key',
  headerName: 'Header name',
  headerValue: 'Header value',
  token: 'Token',
  cookies: 'Cookies',
  cookiesHint: 'As the browser sends them: name=value; name=value',
  page: 'Address of the sign-in page',
  findFields: 'Find the fields',
  findFirst: 'First choose “Find the fields,” and confirm which is which.',
  notFound: 'We did not find a sign-in form on this page. Check the address, or use a recording.',
  riddle: 'This form requires a captcha, which only people can solve. Use a cookie or a token.',
  found: 'We found these fields. Please confirm which is which.',
  userField: 'Field for the user name',
  passwordField: 'Field for the password',
  codeField: 'Field for the code',
  noCode: 'No code, or on the next page',
  nextPage: 'On the next page',
  user: 'User name',
  password: 'Password',
  totpSecret: 'Authenticator app secret (optional)',
  totpHint: 'The string of letters and digits shown next to the QR code when you set up the app',
  sign: 'How can we tell that the sign-in worked?',
  signUrl: 'A page that you see only when signed in',
  signText: 'Text that appears only when signed in',
  signTextHint: 'Such as “Sign out” or the account name. Leave it empty if others cannot open the page at all.',
  save: 'Save',
  cancel: 'Cancel',
});

export const signInSwitch = texts('monitoring.signIn.switch', {
  label: 'Scans sign in',
  turnedOn: 'Turned on by {name} on {day}.',
  firstTry: 'You can turn this on once the sign-in has worked.',
  turnOn: 'Turn on',
  leaveOff: 'Leave off',
  mayHappen: 'What may happen',
  entries: 'Scans leave entries in the account’s own area, because they try inputs and submit forms there.',
  mails: 'Your website may send emails about new sign-ins or about forms that were submitted.',
  never:
    'Scans never sign the account out, and do not submit forms that change passwords, email addresses or permissions, or delete anything, as far as their wording and fields show.',
  terms:
    'I agree that scans may sign in to this website with the accounts stored here and test what they see. I am allowed to use these accounts for this. I know that scans can leave entries in them and may see what these accounts can see. The people who manage the website know about it. I may turn it off at any time.',
});

export const recordingFields = texts('monitoring.signIn.recording', {
  paste: 'HAR file or Playwright recording',
  pasteHint:
    'Open the browser’s developer tools, choose Network, sign in, and save everything as a HAR file with sensitive data. Or record the sign-in with Playwright. Then paste the text here. It is read in your browser, and only the steps below are stored, encrypted.',
  steps: 'We found these steps. Scans repeat them in this order.',
  open: 'Open {url}',
  send: 'Submit {fields} to {url}',
});

export const hostFields = texts('monitoring.signIn.hosts', {
  label: 'Other sign-in addresses (optional)',
  hint: 'For example, https://login.example.com, if your website sends people there to sign in. Up to three, one per line.',
  leadsTo: 'This sign-in continues at {host}. If that is where you sign in, add the address.',
  add: 'Add this address',
  passwordGoesTo: 'The password goes to {host} and nowhere else.',
  terms:
    'I am allowed to use this account at the addresses above. I agree that the sign-in of this account, and nothing else, takes place there. Scans do not test these addresses.',
});
