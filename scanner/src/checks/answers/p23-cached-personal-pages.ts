import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { HtmlField } from '../../html/html-page.ts';
import { isShownPage, type PageCheck } from '../page-check.ts';

const SIGN_OUT = /(?:^|[/?=_-])(?:log-?out|sign-?out|log-?off|abmelden|deconnexion|cerrar-?sesion)(?:$|[/?.&=_-])/i;
const PERSONAL_FIELD =
  /^(?:e-?mail|phone|tel|mobile|iban|street|address|zip|postcode|birth\w*|first_?name|last_?name|surname)/i;

/** P23: a page made for one signed-in person may be kept by the browser and by caches on the way (RFC 9111 section 5.2). */
export const checkCachedPersonalPages: PageCheck = (view, report) => {
  if (!isShownPage(view) || view.page === null) return;
  const sign = signOfPerson(
    view.page.links,
    view.page.forms.flatMap(({ fields, action }) => [{ fields, action }]),
  );
  if (sign === null) return;
  const control = `${view.header('cache-control') ?? ''},${view.header('pragma') ?? ''}`.toLowerCase();
  if (/no-store|no-cache|private/.test(control)) return;
  report('P23', 'personal-page-cacheable', {
    url: view.exchange.url,
    exchange: view.exchange,
    place: 'path',
    facts: { path: view.url.pathname },
    note: noted('personalPage', { sign }),
  });
};

type Sent = { readonly fields: readonly HtmlField[]; readonly action: string };

function signOfPerson(links: readonly string[], forms: readonly Sent[]): string | null {
  const leads = [...links, ...forms.map(({ action }) => action)];
  if (leads.some((url) => SIGN_OUT.test(new URL(url).pathname + new URL(url).search))) return 'it offers to sign out';
  const filled = forms
    .flatMap(({ fields }) => fields)
    .filter(({ name, type, value }) => type !== 'hidden' && value.trim() !== '' && PERSONAL_FIELD.test(name));
  // One filled field may be an example; two describe somebody.
  return filled.length >= 2 ? 'its fields are filled in with personal data' : null;
}
