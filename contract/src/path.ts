/** Names of a path's parameters, in order: `{a};{b}` gives a and b. */
export function parameterNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

/** A path with its parameters filled in, each escaped; the rest of the input is for the query or the body. */
export function fillPath(
  path: string,
  input: Readonly<Record<string, unknown>>,
): { path: string; rest: Record<string, unknown> } {
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(input[name]));
  });
  return { path: filled, rest };
}

type Pattern = { readonly expression: RegExp; readonly names: readonly string[] };

/** The contract's patterns, which are few; each request asks for one. */
const patterns = new Map<string, Pattern>();

function patternOf(path: string): Pattern {
  const known = patterns.get(path);
  if (known !== undefined) return known;
  const source = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '([^/;]+)');
  const pattern = { expression: new RegExp(`^${source}$`), names: parameterNames(path) };
  patterns.set(path, pattern);
  return pattern;
}

/**
 * The parameters that a concrete path gives to a pattern of the contract, unescaped; null where it does not fit or is wrongly escaped.
 * Segments are split on the raw `;` before unescaping, so that an escaped one stays part of a value.
 */
export function matchPath(path: string, concrete: string): Record<string, string> | null {
  const { expression, names } = patternOf(path);
  const match = expression.exec(concrete);
  if (match === null) return null;
  try {
    return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]));
  } catch {
    return null;
  }
}
