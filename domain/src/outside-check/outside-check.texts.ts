import { texts } from '../texts/texts.ts';

/** What people agree to when they leave an address; it is kept with it as it was shown. */
export const consent = texts('outside-check.consent', {
  text: 'Yes, {brand} may email me about this check. My address will be kept for no more than {days, plural, one {# day} other {# days}}.',
});

/** Parts of what the open check looks at. */
export const partTitles = texts('outside-check.partTitles', {
  mail: 'Email in your name',
  names: 'Your domain name',
  certificates: 'Certificates',
  encryption: 'Encryption',
  pages: 'What your pages tell browsers',
});

/** What is looked at in them. */
export const vectorTitles = texts('outside-check.vectorTitles', {
  spf: 'Who may send it (SPF, DMARC)',
  dkim: 'Signatures (DKIM)',
  dnssec: 'Signed answers (DNSSEC)',
  ssl_certificates: 'Certificates',
  ssl_configurations: 'Encryption',
  application_security: 'Security headers',
  server_software: 'Web server software',
});

/** Why something has no result, in words that promise nothing. */
export const notMeasured = texts('outside-check.notMeasured', {
  NO_ANSWER: '{what}: a server did not respond in time, so we can’t say anything about this.',
  NOTHING_TO_MEASURE: '{what}: there was nothing of this kind to check.',
  SELECTOR_UNKNOWN: '{what}: no key was found under the usual names; that does not mean there is none.',
  SHARED_HOST: '{what}: the address is shared by many customers of one host.',
  other: '{what}: it could not be checked.',
});

/** What the open check leaves out on purpose. */
export const notLookedAt = texts('outside-check.notLookedAt', {
  ports: 'Remote access and other open ports',
  portsReason: 'Testing them requires the company’s permission.',
  website: 'Known weaknesses and forgotten files on the website',
  websiteReason: 'A scan requires the company’s permission.',
  patching: 'How fast weaknesses are fixed',
  patchingReason: 'That takes repeated checks over several weeks.',
  inside: 'Computers, passwords and people inside the company',
  insideReason: 'No one can see them from the outside.',
});

/** What people read at the field when what they typed cannot be checked. */
export const targetProblems = texts('outside-check.targetProblems', {
  CHECK_NOT_A_DOMAIN: 'Please enter a domain such as yourcompany.com.',
  CHECK_IP_ADDRESS: 'This is an IP address. Please enter a domain name, such as yourcompany.com.',
  CHECK_EMAIL_WRONG: 'This email address is incomplete. Please enter the whole address, or your company’s domain.',
  CHECK_EXAMPLE_DOMAIN: 'This name is reserved for examples, so no company has it. Please enter your company’s domain.',
});

/** How a check turned out. */
export const verdict = texts('outside-check.verdict', {
  needFixing: '{count, plural, one {# thing needs fixing} other {# things need fixing}}',
  seenByAnyone: 'Anyone on the internet can see this and exploit it today. Start at the top.',
  alsoWeak: '{count, plural, one {# more thing could be stronger.} other {# more things could be stronger.}}',
  checking: 'Checking from the outside',
  comingIn: 'Results appear below as they come in, most within half a minute.',
  nothingSeen: 'We could not see enough to say anything',
  noAnswers: 'None of the checks produced a useful result. That’s neither good news nor bad news.',
  couldBeStronger: '{count, plural, one {# thing could be stronger} other {# things could be stronger}}',
  nothingWideOpen:
    'Nothing we could check is wide open. Fixing these items makes it harder to misuse your name or website.',
  nothingWrong: 'We found nothing wrong in what we could check',
  partInOrder: 'Everything we could check looks good. Anything that was not measured is still unknown.',
  allInOrder: 'What anyone can see from the outside looks good. That says nothing about the inside.',
});
