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

/**
 * The parameters that a concrete path gives to a pattern, unescaped; null where it does not fit or is wrongly escaped.
 * Segments are split on the raw `;` before unescaping, so that an escaped one stays part of a value.
 */
export function matchPath(pattern: string, concrete: string): Record<string, string> | null {
  const source = pattern.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '([^/;]+)');
  const match = new RegExp(`^${source}$`).exec(concrete);
  if (match === null) return null;
  try {
    return Object.fromEntries(
      parameterNames(pattern).map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]),
    );
  } catch {
    return null;
  }
}
