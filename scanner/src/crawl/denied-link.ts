const WORDS =
  'log-?out|sign-?out|log-?off|delete|remove|destroy|unsubscribe|pay|payment|checkout|order|drop|reset|install|cancel|add-?to-?cart|purge|uninstall';
const DENIED = new RegExp(`(?:^|[^a-z0-9])(?:${WORDS})(?:$|[^a-z0-9])`, 'i');

/** Whether following a link might change something, judged by the words in its path and query. */
export function isDeniedLink(address: string): boolean {
  const url = new URL(address);
  // "logoutUser" and "delete_item" are two words each.
  const words = `${url.pathname}${url.search}`.replace(/([a-z])([A-Z])/g, '$1-$2').replaceAll('_', '-');
  return DENIED.test(words);
}
