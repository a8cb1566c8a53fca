import { unescaped } from './unescaped.ts';

/** What is done by following a link, wherever such a word is: nobody names a page by it alone. */
const DEEDS =
  'log-?out|sign-?out|log-?off|delete|remove|destroy|erase|unsubscribe|drop|truncate|add-?to-?cart|purge|uninstall|' +
  'deactivate|disable|shut-?down|reboot|restart|change-?password|password-?change|close-?account|terminate|' +
  'l(?:ö|oe)schen|entfernen|bezahlen|abmelden|k(?:ü|ue)ndigen|stornieren|zur(?:ü|ue)cksetzen|' +
  'supprimer|effacer|payer|d(?:é|e)connexion|r(?:é|e)silier|eliminar|borrar|pagar|cerrar-?sesi(?:ó|o)n|' +
  'elimina|cancella|paga|acquista|esci|verwijderen|betalen|uitloggen';
/** What may be done, and is as often what a page is about. */
const EVERYDAY =
  'pay|payment|checkout|order|buy|purchase|reset|install|cancel|transfer|withdraw|refund|' +
  'kaufen|bestellen|kasse|acheter|commander|comprar|bestel';
/** What makes a deed of an everyday word: "pay-now", "cancel-order", "reset-password". */
const OBJECTS =
  'now|all|item|items|cart|basket|order|subscription|account|password|money|funds|user|users|database|db|everything|' +
  'it|confirm|submit|my|your|this|jetzt';

const asWord = (words: string) => new RegExp(`(?:^|[^a-z0-9])(?:${words})(?:$|[^a-z0-9])`, 'i');
const asWhole = (words: string) => new RegExp(`^(?:${words})$`, 'i');
const DENIED = asWord(`${DEEDS}|${EVERYDAY}`);
const DEED = asWord(DEEDS);
const DEED_ALONE = asWhole(DEEDS);
const DEED_FIRST = new RegExp(`^(?:${DEEDS}|${EVERYDAY})-`, 'i');
const EVERYDAY_WORD = asWord(EVERYDAY);
const EVERYDAY_ALONE = asWhole(EVERYDAY);
const OBJECT = asWord(OBJECTS);

/** Parameters whose value is something to do. */
const ACTION_NAME = /^(?:action|act|do|cmd|command|op|oper|operation|task|event|method|func|function)$/i;
/** Parameters whose value is where to go afterwards, or where somebody came from. */
const ANOTHER_ADDRESS = /^(?:return\w*|next|redirect\w*|ref|referer|referrer|from|back|continue|q|query|search|s)$/i;
/** Such as the order in which a list is shown. */
const NOUN_NAME = asWhole('order|payment|transfer|checkout');
const ID = /^(?:\d[\d-]*|[0-9a-f]{8,}|[0-9a-f-]{36})$/i;
const MANY_WORDS = 3;

/** "logoutUser", "delete_item" and "Delete item" are two words each. */
const words = (text: string) => text.replace(/([a-z])([A-Z])/g, '$1-$2').replace(/[_\s.]+/g, '-');

/** Whether a text, such as the label of a button, holds a word that warns of a change. */
export const hasDeniedWord = (text: string): boolean => DENIED.test(words(text));

/**
 * Whether following a link might change something, judged by its words: a deed, by itself or with what it is done to. What only
 * speaks of one ("how-to-install-windows", "order-history", "?order=price") is read.
 */
export function isDeniedLink(address: string): boolean {
  const url = new URL(address);
  return isDeniedPath(unescaped(url.pathname)) || [...url.searchParams].some(isDeniedParameter);
}

/** Whether sending a form there might: every word but those of a text's own address warns. */
export function isDeniedTarget(address: string): boolean {
  const url = new URL(address);
  const parts = unescaped(url.pathname).split('/').map(words);
  return isDeniedLink(address) || parts.some((part) => part.split('-').length < MANY_WORDS && DENIED.test(part));
}

function isDeniedPath(pathname: string): boolean {
  const parts = pathname.split('/').filter((part) => part !== '');
  return parts.some((part, index) => {
    const name = words(part.replace(/\.[a-z]{2,5}$/i, ''));
    const isLast = parts.slice(index + 1).every((later) => ID.test(later));
    if (EVERYDAY_ALONE.test(name)) return isLast;
    return isDeed(name);
  });
}

function isDeed(name: string): boolean {
  if (DEED_ALONE.test(name)) return true;
  const isShort = name.split('-').filter((word) => word !== '').length < MANY_WORDS;
  if (!isShort) return DEED_FIRST.test(name) && OBJECT.test(name.replace(/^[^-]+/, ''));
  return DEED.test(name) || (EVERYDAY_WORD.test(name) && OBJECT.test(name.replace(/^[^-]+/, '')));
}

function isDeniedParameter([name, value]: readonly [string, string]): boolean {
  const [called, given] = [words(name), words(value)];
  if (DEED_ALONE.test(called) || (EVERYDAY_ALONE.test(called) && !NOUN_NAME.test(called))) return true;
  if (ACTION_NAME.test(name)) return hasDeniedWord(value);
  if (ANOTHER_ADDRESS.test(name)) return false;
  return given.split(/[/:]/).some((part) => DEED_ALONE.test(part.replace(/-(?:php|aspx?|jsp|html?)$/i, '')));
}
