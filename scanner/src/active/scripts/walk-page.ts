import { parseMarkup } from '../../html/parse-markup.ts';

/** How an attribute's value is written; `bare` is without quotation marks. */
export type Quote = "'" | '"' | 'bare';

export type PageVisitor = {
  element?(name: string, attributes: Readonly<Record<string, string>>): void;
  attribute?(value: string, quote: Quote): void;
  /** Text outside of programs; `within` names the element that keeps it from being markup, or is empty. */
  text?(value: string, within: string): void;
  script?(text: string): void;
};

const NO_PROGRAM = /json|template|text\/(?!javascript)/i;
/** Elements whose text is no markup to a browser that runs scripts (HTML standard, 13.2.5). */
const TEXT_ONLY = new Set(['title', 'textarea', 'style', 'script', 'noscript']);

/** Reads the page as a browser does, and tells its elements, its text and its scripts. */
export function walkPage(html: string, visitor: PageVisitor): void {
  let script: string | null = null;
  const around: string[] = [];
  parseMarkup(html, {
    onattribute(_, value, quote) {
      if (quote !== undefined) visitor.attribute?.(value, quote === "'" || quote === '"' ? quote : 'bare');
    },
    onopentag(name, attributes) {
      visitor.element?.(name, attributes);
      if (TEXT_ONLY.has(name)) around.push(name);
      if (name === 'script' && !NO_PROGRAM.test(attributes.type ?? '')) script = '';
    },
    ontext(text) {
      if (script !== null) script += text;
      visitor.text?.(text, around.at(-1) ?? '');
    },
    oncomment: (text) => visitor.text?.(text, 'comment'),
    onclosetag(name) {
      if (name === around.at(-1)) around.pop();
      if (name !== 'script' || script === null) return;
      visitor.script?.(script);
      script = null;
    },
  });
}
