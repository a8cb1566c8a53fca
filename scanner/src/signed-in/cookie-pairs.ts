type Pair = { readonly name: string; readonly value: string };

/** The pairs of a Cookie header, as browsers show it: "a=1; b=2", also with its name before it. */
export function quotedPairs(text: string): readonly Pair[] {
  return text
    .replace(/^\s*cookie:\s*/i, '')
    .split(/;|\r?\n/)
    .flatMap((pair) => {
      const at = pair.indexOf('=');
      const name = pair.slice(0, at).trim();
      return at < 1 || !/^[^\s"(),/:;<=>?@[\\\]{}]+$/.test(name) ? [] : [{ name, value: pair.slice(at + 1).trim() }];
    });
}
