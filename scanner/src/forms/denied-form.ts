import { hasDeniedWord, isDeniedLink, isDeniedTarget } from '../crawl/denied-link.ts';
import type { HtmlForm } from '../html/html-page.ts';
import { changesPassword } from './form-purpose.ts';

/** Stands beside the button that is pressed, and is not pressed. */
const WAY_OUT = /^\s*(?:cancel|abbrechen|annuler|cancelar|annulla)\s*$/i;

/** Whether a form is never sent: by its target, by what its buttons say, or because it changes a password. */
export function isDeniedForm(form: HtmlForm): boolean {
  const isWarned = (form.labels ?? []).some((label) => !WAY_OUT.test(label) && hasDeniedWord(label));
  return isWarned || (form.method === 'GET' ? isDeniedLink : isDeniedTarget)(form.action) || changesPassword(form);
}
