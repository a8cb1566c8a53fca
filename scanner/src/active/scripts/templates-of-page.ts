import { parseMarkup } from '../../html/parse-markup.ts';

/** Where the first framework is that makes pages of text with double braces in the browser, by how its scripts are called. */
const ANGULAR_FILE = /(?:^|[/.-])angular(?:js)?(?:[/.@-][\w./@-]*)?\.js(?:\?|$)/i;
/** Longer addresses are no file's. */
const MAX_ADDRESS = 300;
const APP = /^(?:data-|x-)?ng[-:_]app$/i;
const PLAIN = /^(?:data-|x-)?ng[-:_]non[-_]bindable$/i;
const OWN_START = /\bangular\.bootstrap\(\s*document\b/;
/** Programs that take what stands in the page for their template (Vue.js guide, "In-DOM Root Component Templates"). */
const OTHER_START = /\bnew Vue\s*\(|\bcreateApp\s*\(/;

const isAngular = (source = ''): boolean => source.length <= MAX_ADDRESS && ANGULAR_FILE.test(source);

/** What a page's own scripts make of its text. */
export type TemplatesOfPage = {
  /** AngularJS reads an element, or an attribute, in which the words stand. */
  readonly isRead: boolean;
  /** Where its script is; null when it was not seen. */
  readonly source: string | null;
  /** Another program may read it, which only a browser tells. */
  readonly mayBeRead: boolean;
};

/** Whether the words stand where AngularJS looks for expressions (AngularJS Developer Guide, "Bootstrap" and "ngNonBindable"). */
export function templatesOf(html: string, words: string): TemplatesOfPage {
  if (!html.includes(words)) return { isRead: false, source: null, mayBeRead: false };
  const open: { readonly isApp: boolean; readonly isPlain: boolean }[] = [];
  const kept = { source: null as string | null, isInApp: false, isAnywhere: false };
  const isWithin = () => open.some(({ isApp }) => isApp);
  const isPlain = () => open.some((one) => one.isPlain);
  let program = 0;
  const note = (text: string) => {
    if (!text.includes(words) || isPlain() || program > 0) return;
    kept.isAnywhere = true;
    kept.isInApp ||= isWithin();
  };
  parseMarkup(html, {
    onopentag(name, attributes) {
      const names = Object.keys(attributes);
      open.push({ isApp: names.some((one) => APP.test(one)), isPlain: names.some((one) => PLAIN.test(one)) });
      if (name === 'script' || name === 'style') program += 1;
      if (name === 'script' && isAngular(attributes.src)) kept.source ??= attributes.src ?? null;
      for (const value of Object.values(attributes)) note(value);
    },
    ontext: note,
    onclosetag(name) {
      open.pop();
      if (name === 'script' || name === 'style') program -= 1;
    },
  });
  const isRead = kept.source !== null && (kept.isInApp || (kept.isAnywhere && OWN_START.test(html)));
  return {
    isRead,
    source: kept.source,
    mayBeRead: kept.isAnywhere && (kept.source !== null || OTHER_START.test(html)),
  };
}
