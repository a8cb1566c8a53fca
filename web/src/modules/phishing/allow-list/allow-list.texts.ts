import { texts } from '@portal/domain/texts/texts.ts';

export const page = texts('phishing.allowList', {
  title: 'Let practice emails through',
  description:
    'Spam filters treat practice emails like real phishing. Set yours up once to allow them and not open their links.',
  notYet: 'Your provider has not set a sending domain yet. The values for your filter will be here once it has.',
  values: 'What your filter needs',
  valuesLead: 'Give this page to the person who looks after your email.',
  domain: 'Sending domain',
  link: 'Links begin with',
  header: 'Header of each practice email',
  ip: 'Sending IP address: your provider can tell you. It is also in the SPF record of the sending domain.',
  ips: 'Sending IP addresses',
  caution: 'Please don’t allow more than this. A rule based on the header alone could be used by real scammers.',
});

/** “b” is what a button or menu of the product is called. */
export const microsoft = texts('phishing.allowMicrosoft', {
  title: 'Microsoft 365',
  lead: 'Advanced delivery is designed for this. You need the Security Administrator role.',
  open: 'Open security.microsoft.com and go to <b>Email & collaboration</b> > <b>Policies & rules</b> > <b>Threat policies</b> > <b>Advanced delivery</b>.',
  tab: 'Choose the <b>Phishing simulation</b> tab, then <b>Edit</b>. The first time, it is called <b>Add</b>.',
  domain: 'Under <b>Domain</b>, enter {domain}.',
  ip: 'Under <b>Sending IP</b>, enter the address that your provider gave you.',
  ips: 'Under <b>Sending IP</b>, enter {ips}.',
  url: 'Under <b>Simulation URLs to allow</b>, enter {url}.',
  save: 'Choose <b>Save</b> or <b>Add</b>, then <b>Close</b>. It can take up to an hour to take effect.',
});

/** “b” is what a button or menu of the product is called. */
export const google = texts('phishing.allowGoogle', {
  title: 'Google Workspace',
  lead: 'You need an administrator account that can change Gmail settings.',
  open: 'Open admin.google.com and go to <b>Apps</b> > <b>Google Workspace</b> > <b>Gmail</b>.',
  ip: 'Open <b>Spam, phishing, and malware</b>. Under <b>Email allowlist</b>, enter the IP address that your provider gave you, and save.',
  ips: 'Open <b>Spam, phishing, and malware</b>. Under <b>Email allowlist</b>, enter {ips}, and save.',
  rule: 'Go back and open <b>Compliance</b>. Under <b>Content compliance</b>, add a rule for <b>Inbound</b> email.',
  match:
    'Choose <b>If ALL of the following match the message</b>, and add two expressions of the type <b>Advanced content match</b>:',
  header: 'Location <b>Full headers</b>, <b>Contains text</b>: {header}',
  sender: 'Location <b>Sender header</b>, <b>Contains text</b>: {domain}',
  bypass: 'Below, choose <b>Modify message</b> and check <b>Bypass spam filter for this message</b>. Save.',
});

export const other = texts('phishing.allowOther', {
  title: 'Other filters',
  text: 'If another product filters your email first, allow the sending domain and the IP address there too, and turn off link checking for this domain.',
});

export const check = texts('phishing.allowCheck', {
  title: 'How to check that it works',
  plan: 'Open “Practice emails,” look at one, and choose “Send me a test.”',
  inbox: 'See whether it arrives in the inbox, without a warning, and with its link unchanged.',
  bots: 'Later, on the page of your first campaign, “Opened only by bots” should be 0. If it is not, a filter is still opening the links.',
});
