import { isDeniedForm } from '../forms/denied-form.ts';
import { fillForm } from '../forms/fill-form.ts';
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

const MOST_CHARACTERS = 2_000_000;
const MOST_FORMS = 10;
const SUBMIT_LIMIT_MS = 600;
/** Forms that write to somebody, cost something or leave an account behind: what scripts make of them is not looked at. */
const TRIED_PURPOSES = new Set(['search', 'login', 'other']);

/**
 * Opens a page and reads what its scripts built. Then, with every way to the site closed, its forms are filled and submitted: nothing
 * leaves the browser, but it shows what the page's scripts would send.
 */
export async function renderPage(tab: Tab, address: string, limitMs: number): Promise<RenderedPage> {
  await tab.open(address);
  const isAtRest = await tab.rest(limitMs);
  const isWhole = isAtRest && !tab.seen.isOverLimit;
  try {
    const url = String(await tab.value('location.href'));
    const html = String(await tab.value(`document.documentElement.outerHTML.slice(0, ${MOST_CHARACTERS})`));
    tab.freeze();
    if (isAtRest) await submitForms(tab, html, url);
    return { html, url, isWhole };
  } catch (error) {
    if (error instanceof BrowserError) return { html: null, url: address, isWhole: false };
    throw error;
  }
}

async function submitForms(tab: Tab, html: string, url: string): Promise<void> {
  const forms = readHtml(html, url).forms.slice(0, MOST_FORMS);
  const filled = forms.map((form) => {
    const { purpose, fields } = fillForm(form, url);
    if (isDeniedForm(form) || !TRIED_PURPOSES.has(purpose)) return null;
    return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  });
  if (filled.every((values) => values === null)) return;
  await tab.value(`(${FILL_AND_SUBMIT})(${JSON.stringify(filled)})`);
  await tab.rest(SUBMIT_LIMIT_MS);
}

/** Sets values the way frameworks notice, past what they put over the elements' own properties. */
const FILL_AND_SUBMIT = `(filled) => {
  const plain = { INPUT: HTMLInputElement, TEXTAREA: HTMLTextAreaElement, SELECT: HTMLSelectElement };
  filled.forEach((values, index) => {
    const form = document.forms[index];
    if (!values || !form) return;
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
