import { unescaped } from './unescaped.ts';

const ENGLISH =
  'log-?out|sign-?out|log-?off|delete|remove|destroy|erase|unsubscribe|pay|payment|checkout|order|buy|purchase|drop|truncate|' +
  'reset|install|cancel|add-?to-?cart|purge|uninstall|deactivate|disable|shut-?down|reboot|restart|transfer|withdraw|refund|' +
  'change-?password|password-?change|close-?account|terminate';
const OTHERS =
  'l(?:ö|oe)schen|entfernen|bezahlen|kaufen|bestellen|kasse|abmelden|k(?:ü|ue)ndigen|stornieren|zur(?:ü|ue)cksetzen|' +
  'supprimer|effacer|payer|acheter|commander|d(?:é|e)connexion|r(?:é|e)silier|eliminar|borrar|pagar|comprar|cerrar-?sesi(?:ó|o)n|' +
  'elimina|cancella|paga|acquista|esci|verwijderen|betalen|bestel|uitloggen';
const DENIED = new RegExp(`(?:^|[^a-z0-9])(?:${ENGLISH}|${OTHERS})(?:$|[^a-z0-9])`, 'i');

/** The order in which a list is shown, which is bought by nobody. */
const SORTING = /\b(?:order[-_]?by|(?:sort|list)[-_]?order)\b|\border(?==(?:asc|desc)\b)/gi;

/** Whether a text, such as the label of a button, holds a word that warns of a change. */
export function hasDeniedWord(text: string): boolean {
  // "logoutUser", "delete_item" and "Delete item" are two words each.
  const words = text.replace(/([a-z])([A-Z])/g, '$1-$2').replace(/[_\s]+/g, '-');
  return DENIED.test(words);
}

/** Whether following a link might change something, judged by the words in its path and query. */
export function isDeniedLink(address: string): boolean {
  const url = new URL(address);
  return hasDeniedWord(unescaped(`${url.pathname}${url.search}`).replace(SORTING, ''));
}
