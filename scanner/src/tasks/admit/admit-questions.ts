import { canonicalUrl } from '../../crawl/canonical-url.ts';
import { addressesOfForm } from '../../crawl/form-address.ts';
import { admitPage, type FoundAt } from '../../crawl/frontier.ts';
import { noteAddressOfForm, noteLeft } from '../../extent/note-extent.ts';
import type { HtmlForm } from '../../html/html-page.ts';
import type { Level } from '../../levels.ts';
import type { ScanState } from '../../scan-state.ts';

/** Queues the pages that a form asks for when it is sent by GET; its buttons are part of the question, and are not inputs. */
export function admitQuestions(state: ScanState, level: Level, form: HtmlForm, at: FoundAt): void {
  if (form.method !== 'GET') return;
  const names = [...new Set(form.fields.map(({ name }) => name))].sort().join('&');
  const { origin, pathname } = new URL(form.action);
  const name = `GET ${origin}${pathname}?${names}`;
  const addresses = addressesOfForm(form);
  const [first] = addresses;
  if (first === undefined) {
    noteLeft(state, 'forms', name, 'WARNED');
    return;
  }
  for (const field of form.fields)
    if (field.type === 'submit' && field.name !== '') state.patterns[`button ${pathname} ${field.name}`] = 1;
  for (const address of addresses) admitPage(state, level, address, at);
  noteAddressOfForm(state, name, canonicalUrl(first));
}
