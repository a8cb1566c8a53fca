import { assessed, type Fact, sheetOnly } from './fact.ts';
import {
  cardData,
  dataEncrypted,
  inventory,
  inventoryChecked,
  mailDomain,
  mailFilter,
  seriousWeaknessesClosed,
  trackingChecked,
  webEncryption,
  websitesScanned,
} from './web-facts.texts.ts';

/** Mail, websites and the data behind them. */
export const WEB_FACTS = {
  'mail-domain': assessed(
    'web',
    // Level 3 reports false mail and holds none of it back.
    { element: 'email-domain', yesFrom: 4, partlyFrom: 2 },
    mailDomain,
    { evidence: ['mailDomain', 'mailFromOutside'], seesAll: true, vectors: ['spf', 'dkim'], href: '/webappscan' },
  ),
  'mail-filter': sheetOnly('web', mailFilter, { stepsOf: 'malware' }),
  'web-encryption': sheetOnly('web', webEncryption, {
    stepsOf: 'website',
    evidence: ['encryption'],
    seesAll: true,
    vectors: ['ssl_certificates', 'ssl_configurations'],
    href: '/attacksurface',
  }),
  'websites-scanned': assessed('web', { element: 'website', yesFrom: 3, partlyFrom: 2 }, websitesScanned, {
    evidence: ['scans'],
    seesAll: true,
    vectors: ['application_security'],
    href: '/webappscan',
  }),
  'serious-weaknesses-closed': sheetOnly('web', seriousWeaknessesClosed, {
    stepsOf: 'website',
    evidence: ['findings'],
    seesAll: true,
    href: '/webappscan',
  }),
} as const satisfies Readonly<Record<string, Fact>>;

/** What is kept, and where. */
export const DATA_FACTS = {
  inventory: assessed('data', { element: 'inventory', yesFrom: 3, partlyFrom: 2 }, inventory, {
    evidence: ['websites'],
  }),
  'inventory-checked': assessed('data', { element: 'inventory', yesFrom: 4 }, inventoryChecked),
  'data-encrypted': sheetOnly('data', dataEncrypted),
  'card-data': sheetOnly('data', cardData),
  'tracking-checked': sheetOnly('data', trackingChecked),
} as const satisfies Readonly<Record<string, Fact>>;
