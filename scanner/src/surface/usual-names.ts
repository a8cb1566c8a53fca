/** Names that firms often give to machines, tried besides those that are known; a short list, so that nobody is searched. */
export const USUAL_NAMES = [
  'mail',
  'webmail',
  'remote',
  'vpn',
  'portal',
  'shop',
  'store',
  'blog',
  'dev',
  'staging',
  'test',
  'api',
  'app',
  'ftp',
  'autodiscover',
  'cpanel',
  'admin',
  'intranet',
  'cloud',
  'support',
] as const;

/** Names that people do not open in a browser, so that a certificate for another name disturbs nobody. */
export const NOT_FOR_BROWSERS = /^(?:mail|smtp|imap|pop3?|mx\d*|ns\d*|ftp|autodiscover|cpanel|vpn|remote)\./;
