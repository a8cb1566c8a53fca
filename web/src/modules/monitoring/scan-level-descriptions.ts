import type { ScanLevel } from '@portal/domain/monitoring/scan-levels.ts';

/** What a scan of each level does, how long it takes and what it leaves behind, for people who choose one. */
export const SCAN_LEVEL_DESCRIPTIONS: Readonly<Record<ScanLevel, string>> = {
  lightning:
    'A quick look at your start page and a few more: encryption, certificate, security headers, cookies and email protection. Takes under a minute. Only reads pages, changes nothing on your website.',
  safe: 'Goes through the whole website and looks for outdated software, files that should not be public, and other known weaknesses. Takes 1 to 30 minutes, at no more than two requests a second. Only reads pages, changes nothing on your website.',
  normal:
    'Everything in Safe, and tries your forms with harmless entries. Takes up to 90 minutes. Deletes and changes nothing, but contact forms may send you a few test messages.',
  full: 'The deepest look: many more tries at every form, cookie and script. Takes up to 6 hours, best overnight. Deletes and changes nothing, but forms may store or send test entries.',
  log4shell:
    'Looks for one weakness only, Log4j (CVE-2021-44228), in addresses, forms and headers. Takes up to 10 minutes. Changes nothing on your website.',
  sandbox_lightning:
    'Like Lightning, for a test copy of your website; the report says that it is about a test copy. Takes under a minute and changes nothing.',
  sandbox_normal:
    'Like Normal, for a test copy of your website; the report says that it is about a test copy. Takes up to 90 minutes. Forms may store or send test entries.',
};
