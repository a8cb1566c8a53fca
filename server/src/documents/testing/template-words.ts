/** What a Typst template holds that may be read: text of its markup, and strings of its code. */
export type TemplateWords = { readonly markup: readonly string[]; readonly strings: readonly string[] };

const STATEMENTS = new Set(['let', 'set', 'show', 'import', 'include', 'context', 'return']);
const BRANCHES = new Set(['if', 'for', 'while']);
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '{': '}' };

/** Reads a template without Typst itself, as far as our templates go: comments, escapes, labels and code are left out. */
export function templateWords(source: string): TemplateWords {
  const found = { markup: [] as string[], strings: [] as string[] };
  let at = 0;
  const take = (pattern: RegExp): string => {
    const sticky = new RegExp(pattern, 'y');
    sticky.lastIndex = at;
    const [taken = ''] = sticky.exec(source) ?? [];
    at += taken.length;
    return taken;
  };
  const markup = (end: string) => {
    let text = '';
    while (at < source.length && source[at] !== end) {
      if (take(/\/\/.*|\\.|<[\w-]+>/) !== '') continue;
      if (take(/#/) !== '') embedded();
      else text += source[at++] ?? '';
    }
    at += 1;
    found.markup.push(text);
  };
  const code = (isEnd: (next: string) => boolean) => {
    while (at < source.length && !isEnd(source[at] ?? '')) {
      if (take(/\/\/.*/) !== '') continue;
      const string = take(/"(?:\\.|[^"\\])*"/);
      if (string === '') inCode(source[at] ?? '');
      else found.strings.push(string.slice(1, -1));
    }
  };
  const inCode = (next: string) => {
    at += 1;
    if (next === '[') markup(']');
    else if (next in CLOSING) {
      code((one) => one === CLOSING[next]);
      at += 1;
    }
  };
  const block = () => {
    code((next) => next === '[' || next === '{');
    inCode(source[at] ?? '');
  };
  const embedded = () => {
    const name = take(/[a-z][\w-]*/i);
    if (STATEMENTS.has(name)) return code((next) => next === '\n' || next === ']' || next === ';');
    if (BRANCHES.has(name)) {
      block();
      while (take(/\s*else\b(?:\s*if\b)?/) !== '') block();
    } else
      while (take(/\.[a-z][\w-]*/i) !== '' || /[([{]/.test(source[at] ?? ''))
        if (/[([{]/.test(source[at] ?? '')) inCode(source[at] ?? '');
  };
  markup('');
  return found;
}
