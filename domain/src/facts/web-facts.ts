import { assessed, type Fact, sheetOnly } from './fact.ts';

/** Mail, websites and the data behind them. */
export const WEB_FACTS = {
  'mail-domain': assessed(
    'web',
    // Level 3 reports false mail and holds none of it back.
    { element: 'email-domain', yesFrom: 4, partlyFrom: 2 },
    [
      'Is your email domain protected against forged email by SPF, DKIM and DMARC?',
      'Forged invoices in your name end in disputes about who pays.',
      'The records themselves; anyone can look them up.',
    ],
    { evidence: ['mailDomain', 'mailFromOutside'], seesAll: true, vectors: ['spf', 'dkim'], href: '/webappscan' },
  ),
  'mail-filter': sheetOnly(
    'web',
    [
      'Is incoming email filtered for harmful links and attachments, and marked when it comes from outside?',
      'Most attacks still arrive by email.',
      'Your email service plan, and an email that shows the mark.',
    ],
    { stepsOf: 'malware' },
  ),
  'web-encryption': sheetOnly(
    'web',
    [
      'Are your websites and sign-in pages encrypted, with certificates that browsers accept?',
      'Insurers see this from outside before they ask you. A browser warning raises questions about the rest.',
      'The outside check in this portal.',
    ],
    {
      stepsOf: 'website',
      evidence: ['encryption'],
      seesAll: true,
      vectors: ['ssl_certificates', 'ssl_configurations'],
      href: '/attacksurface',
    },
  ),
  'websites-scanned': assessed(
    'web',
    { element: 'website', yesFrom: 3, partlyFrom: 2 },
    [
      'Are your websites scanned for weaknesses on a schedule?',
      'Insurers check your websites from outside themselves before they quote.',
      'The reports in this portal.',
    ],
    { evidence: ['scans'], seesAll: true, vectors: ['application_security'], href: '/webappscan' },
  ),
  'serious-weaknesses-closed': sheetOnly(
    'web',
    [
      'Are serious weaknesses of your websites fixed within 30 days?',
      'An open, known weakness can be a reason to refuse a claim.',
      'The findings history in this portal.',
    ],
    { stepsOf: 'website', evidence: ['findings'], seesAll: true, href: '/webappscan' },
  ),
} as const satisfies Readonly<Record<string, Fact>>;

/** What is kept, and where. */
export const DATA_FACTS = {
  inventory: assessed(
    'data',
    { element: 'inventory', yesFrom: 3, partlyFrom: 2 },
    [
      'Is there a complete list of your devices, online services and confidential data?',
      'What is not on the list is neither updated nor backed up.',
      'The list.',
    ],
    { evidence: ['websites'] },
  ),
  'inventory-checked': assessed('data', { element: 'inventory', yesFrom: 4 }, [
    'Is that list checked against reality at least once a year?',
    'Lists are out of date within months.',
    'The date of the last check.',
  ]),
  'data-encrypted': sheetOnly('data', [
    'Is confidential data encrypted where it is stored, on servers and in online services?',
    'In many places, theft of encrypted data does not have to be reported.',
    'The services’ terms, and the settings on the servers.',
  ]),
  'card-data': sheetOnly('data', [
    'Are card payments taken only through a payment service, so that you never store card numbers?',
    'Stored card numbers bring rules (PCI DSS), fines and higher premiums.',
    'The contract with the payment service, or your self-assessment.',
  ]),
  'tracking-checked': sheetOnly('data', [
    'Do you know which other companies’ tracking runs on your websites, and do you ask visitors for consent where the law requires it?',
    'Claims over tracking are often excluded from coverage.',
    'The list of cookies and scripts, and the notice on the website.',
  ]),
} as const satisfies Readonly<Record<string, Fact>>;
