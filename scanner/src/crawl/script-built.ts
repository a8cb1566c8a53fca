import type { HtmlPage } from '../html/html-page.ts';
import { parseMarkup } from '../html/parse-markup.ts';

/** Elements that frameworks put a page into, and their marks. */
const ROOTS =
  /\sid=["']?(?:root|app|__next|__nuxt|svelte|main-app|react-root|ember-app)["'\s>]|<app-root|<ion-app|\sng-app|\sng-version=|\sdata-reactroot/i;
/** An element with a name and nothing in it. */
const EMPTY_PLACE = /<(div|main|section)\s[^<>]{0,200}\bid=[^<>]{1,200}>\s*<\/\1>/i;
/** So few words are no page of their own: a title, "Loading …" and "Please turn on JavaScript". */
const FEW_CHARACTERS = 200;
/** Such as "Loading …". */
const NEXT_TO_NOTHING = 20;
const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'title']);

/** Whether scripts build the page: it carries scripts, says next to nothing without them, and has a place for a framework or nothing else. */
export function isScriptBuilt(page: HtmlPage, html: string): boolean {
  if (page.scripts.length === 0) return false;
  let characters = 0;
  let unseen = 0;
  parseMarkup(html, {
    onopentag: (name) => {
      if (UNSEEN.has(name)) unseen += 1;
    },
    ontext: (text) => {
      if (unseen === 0) characters += text.trim().length;
    },
    onclosetag: (name) => {
      if (UNSEEN.has(name)) unseen -= 1;
    },
  });
  if (characters >= FEW_CHARACTERS) return false;
  const isEmpty = page.forms.length === 0 && page.links.length === 0 && characters < NEXT_TO_NOTHING;
  const hasFile = page.scripts.some(({ src }) => src !== null);
  return ROOTS.test(html) || (isEmpty && hasFile && EMPTY_PLACE.test(html));
}
