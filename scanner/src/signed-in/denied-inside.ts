import { unescaped } from '../crawl/unescaped.ts';

/** Signs out, in words of links and addresses; beyond what is left alone everywhere. */
const WAYS_OUT =
  'sign-?out|log-?out|log-?off|logged-?out|exit|quit|end-?session|disconnect|leave|abmelden|ausloggen|beenden|salir|' +
  'cerrar-?sesi(?:ó|o)n|desconectar|d(?:é|e)connexion|se-?d(?:é|e)connecter|esci|disconnetti|uitloggen|afmelden';
/** What only somebody with an account can do to others, or to the account itself. */
const DEEDS_INSIDE =
  'promote|demote|grant|revoke|invite|impersonate|suspend|ban|unban|unblock|approve|reject|unpublish|regenerate|rotate|resend|' +
  'switch-?user|sperren|entsperren|freigeben|einladen|invitar|aprobar|rechazar|bloquear|desactivar';
/** Pages are called so, too: a deed where it is about one thing, as in "/posts/5/archive". */
const DEEDS_TO_ONE =
  'archive|start|stop|run|execute|send|block|publish|enable|activate|senden|aktivieren|publicar|enviar|activar';

const words = (text: string) =>
  text
    .trim()
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/[_\s.]+/g, '-');
const TO_ONE = new RegExp(`^(?:${DEEDS_TO_ONE})$`, 'i');
const WHOLE = new RegExp(`^(?:${WAYS_OUT}|${DEEDS_INSIDE})(?:-.{1,30})?$`, 'i');
const OUT_TEXT = new RegExp(`^(?:${WAYS_OUT})$`, 'i');
const IN_LABEL = new RegExp(`(?:^|[^a-z0-9])(?:${WAYS_OUT}|${DEEDS_INSIDE})(?:$|[^a-z0-9])`, 'i');

/** Whether the words of a link say that it signs out. */
export const saysSignOut = (text: string): boolean => OUT_TEXT.test(words(text));

/** Whether the label of a button says that somebody's account, or what others see, is changed. */
export const saysDeedInside = (label: string): boolean => IN_LABEL.test(words(label));

/** Whether following a link may sign out, or do something that only somebody with an account can do. */
export function isDeniedInside(address: string): boolean {
  const url = new URL(address);
  const parts = unescaped(url.pathname)
    .split('/')
    .filter((part) => part !== '');
  const last = (parts.findLast((part) => !/^\d+$/.test(part)) ?? '').replace(/\.[a-z]{2,5}$/i, '');
  if (TO_ONE.test(words(last)) && parts.some((part) => /^(?:\d+|[0-9a-f-]{16,})$/i.test(part))) return true;
  return WHOLE.test(words(last)) || [...url.searchParams.values()].some((value) => WHOLE.test(words(value)));
}

/** Fields with which an account, its rights or where it gets its mail are changed. */
const OF_ACCOUNT =
  /pass(?:wor[dt]|wd|code|phrase)?|pwd|kennwort|contrase(?:n|ñ)a|e-?mail|correo|\brole|rolle|\brol\b|permission|privilege|rights?\b|is_?admin|admin|\bgroups?\b|\bteams?\b|owner|member|invite|2fa|mfa|t?otp\b|phone|mobile|telefon|iban|api_?key|webhook|\bplan\b|subscription|user_?(?:name|id)?$/i;

type Field = { readonly name: string; readonly type?: string };

/** Whether something that is sent would change a password, an email address, rights or the like, judged by the names of its fields. */
export const changesAccount = (fields: readonly Field[]): boolean =>
  fields.some(({ name, type = '' }) => type === 'password' || type === 'email' || OF_ACCOUNT.test(words(name)));
