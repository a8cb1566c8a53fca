/** A piece of an advice text: prose, or something to be typed exactly as it stands. */
export type AdviceSpan = { readonly kind: 'prose' | 'code'; readonly text: string };

const PLACEHOLDER = /\{([a-z][a-zA-Z]*)\}/g;

/** Names of the facts that a text asks for, in order of appearance. `%{HTTPS}` and `{R:1}` of web servers are none. */
export function placeholdersOf(text: string): readonly string[] {
  return [...text.matchAll(PLACEHOLDER)].map((match) => match[1] ?? '');
}

const fill = (text: string, facts: Readonly<Record<string, string>>) =>
  text.replace(PLACEHOLDER, (placeholder, name: string) =>
    Object.hasOwn(facts, name) ? (facts[name] ?? '') : placeholder,
  );

/**
 * Splits an advice text of `content/checks` at its backticks into prose and code and fills in the facts of a finding.
 * Facts come from the scanned site: they are filled in after the split, so that nothing in them can open or close a span.
 */
export function adviceSpans(text: string, facts: Readonly<Record<string, string>>): readonly AdviceSpan[] {
  return text
    .split('`')
    .map((part, index): AdviceSpan => ({ kind: index % 2 === 1 ? 'code' : 'prose', text: fill(part, facts) }))
    .filter((span) => span.text !== '');
}

/** The same as one plain string, for titles, mails and lists. */
export function adviceText(text: string, facts: Readonly<Record<string, string>>): string {
  return adviceSpans(text, facts)
    .map((span) => span.text)
    .join('');
}
