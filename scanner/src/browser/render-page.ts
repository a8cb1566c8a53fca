import { hasDeniedWord } from '../crawl/denied-link.ts';
import { isDeniedForm } from '../forms/denied-form.ts';
import { fillForm } from '../forms/fill-form.ts';
import type { HtmlForm } from '../html/html-page.ts';
import { readHtml } from '../html/read-html.ts';
import { BrowserError } from './browser-error.ts';
import type { Tab } from './tab.ts';

/** A page as its scripts left it. */
export type RenderedPage = {
  /** Markup at rest; null when the page did not let go of the browser. */
  readonly html: string | null;
  /** Where it stands; its scripts may have moved it. */
  readonly url: string;
  /** Whether it came to rest within its limits. */
  readonly isWhole: boolean;
};

const MAX_CHARACTERS = 2_000_000;
const MAX_FORMS = 10;
const MAX_BUTTONS = 20;
const PRESS_LIMIT_MS = 300;
const SUBMIT_LIMIT_MS = 600;
/** Forms that write to somebody, cost something or leave an account behind: what scripts make of them is not looked at. */
const TRIED_PURPOSES = new Set(['search', 'login', 'other']);

/**
 * Opens a page and reads what its scripts built. Then, with every way to the site closed, its forms are filled and submitted, and
 * what looks like a button is pressed: nothing leaves the browser, but it shows what the page's scripts would send.
 */
export async function renderPage(tab: Tab, address: string, limitMs: number): Promise<RenderedPage> {
  await tab.open(address);
  const isAtRest = await tab.rest(limitMs);
  try {
    const url = String(await tab.value('location.href'));
    const html = String(await tab.value(`document.documentElement.outerHTML.slice(0, ${MAX_CHARACTERS})`));
    // Asked last: a page may come to its limit while it is read.
    const isWhole = isAtRest && !tab.seen.isOverLimit;
    tab.freeze();
    if (isAtRest) {
      await submitForms(tab, html, url);
      await pressButtons(tab);
    }
    return { html, url, isWhole };
  } catch (error) {
    if (error instanceof BrowserError) return { html: null, url: address, isWhole: false };
    throw error;
  }
}

async function submitForms(tab: Tab, html: string, url: string): Promise<void> {
  const forms = readHtml(html, url).forms.slice(0, MAX_FORMS);
  const filled = forms.map((form) => {
    const { purpose, fields } = fillForm(form, url);
    if (isDeniedForm(form) || !TRIED_PURPOSES.has(purpose)) return null;
    return { names: namesOf(form), values: Object.fromEntries(fields.map(({ name, value }) => [name, value])) };
  });
  if (filled.every((one) => one === null)) return;
  await tab.value(`(${FILL_AND_SUBMIT})(${JSON.stringify(filled)})`);
  await tab.rest(SUBMIT_LIMIT_MS);
}

/** Names of its fields and buttons. */
const namesOf = (form: HtmlForm) =>
  [...new Set(form.fields.map(({ name }) => name))]
    .filter((name) => name !== '')
    .sort()
    .join(' ');

/** What is neither a link nor within a form, and says nothing that warns. */
async function pressButtons(tab: Tab): Promise<void> {
  const labels = await tab.value(`(${BUTTONS})().map(([, label]) => label)`);
  const harmless = Array.isArray(labels) ? labels.filter((label) => !hasDeniedWord(String(label))) : [];
  if (harmless.length === 0) return;
  const calls = tab.seen.calls.length;
  // By what they say now: the page may have put others in their place.
  await tab.value(`(${BUTTONS})().filter(([, label]) => ${JSON.stringify(harmless)}.includes(label)).forEach(([button]) => {
    try { button.click(); } catch {}
  })`);
  await tab.rest(PRESS_LIMIT_MS);
  // What a button alone sends is nothing that somebody typed, and may change something: it is not tried.
  tab.seen.calls.length = calls;
}

const BUTTONS = `() => [...document.querySelectorAll('button, [role=button], [role=link], [role=tab], [role=menuitem], [onclick], a:not([href])')]
  .filter((button) => !button.closest('form, a[href]') && !button.disabled)
  .slice(0, ${MAX_BUTTONS})
  .map((button) => [button, [button.textContent, button.id, button.title, button.getAttribute('aria-label'),
    button.getAttribute('onclick')].join(' ').slice(0, 500)])`;

/** Sets values the way frameworks notice, past what they put over the elements' own properties. */
const FILL_AND_SUBMIT = `(filled) => {
  const plain = { INPUT: HTMLInputElement, TEXTAREA: HTMLTextAreaElement, SELECT: HTMLSelectElement };
  filled.forEach((wanted, index) => {
    const form = document.forms[index];
    if (!wanted || !form) return;
    const { names, values } = wanted;
    // A form that scripts have put in its place is not the one that was judged.
    const own = [...new Set([...form.elements].filter((one) => plain[one.tagName] || one.type === 'submit').map(({ name }) => name || ''))].filter((name) => name !== '').sort().join(' ');
    if (own !== names) return;
    for (const field of form.elements) {
      const kind = plain[field.tagName];
      if (!kind || field.type === 'file') continue;
      const value = values[field.name] ?? (field.value || 'test');
      if (field.type === 'checkbox' || field.type === 'radio') field.checked = true;
      else Object.getOwnPropertyDescriptor(kind.prototype, 'value').set.call(field, value);
      for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
    }
    form.noValidate = true;
    try { form.requestSubmit(); } catch {}
  });
}`;
