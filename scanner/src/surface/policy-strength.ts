const BROAD = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']);
const INLINE = new Set(["'unsafe-inline'", 'data:']);
const NONCE_OR_HASH = /^'(?:nonce-|sha(?:256|384|512)-)/;

/** How strict a Content-Security-Policy is, best first, and what it is worth in points (MDN HTTP Observatory). */
export const POLICY_POINTS = {
  'nothing-by-default': 10,
  'no-unsafe': 5,
  'unsafe-styles': 0,
  'unencrypted-pictures': -10,
  'unsafe-eval': -10,
  'unsafe-inline': -20,
  'unencrypted-sources': -20,
  invalid: -25,
  missing: -25,
} as const;

export type PolicyStrength = keyof typeof POLICY_POINTS;

type Sources = Map<string, Set<string>>;

/** Directives of a policy; the first of a name counts (CSP level 3, section 2.2.1). */
function read(policy: string): Sources {
  const directives: Sources = new Map();
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    if (name !== '' && !directives.has(name.toLowerCase()))
      directives.set(name.toLowerCase(), new Set(sources.map((source) => source.toLowerCase())));
  }
  return directives;
}

/** All policies hold at once, so a source is allowed only where all that name the directive allow it. */
function together(policies: readonly Sources[]): Sources {
  const all: Sources = new Map();
  for (const policy of policies)
    for (const [name, sources] of policy) {
      const known = all.get(name);
      all.set(name, known === undefined ? new Set(sources) : new Set([...known].filter((one) => sources.has(one))));
    }
  return all;
}

/** Judges the policies of a page that was served encrypted or not; `headers` and `metas` are the raw values. */
export function strengthOf(headers: readonly string[], metas: readonly string[], isHttps: boolean): PolicyStrength {
  const policies = [...headers, ...metas].flatMap((value) => value.split(',')).map(read);
  const csp = together(policies.filter((policy) => policy.size > 0));
  if (csp.size === 0) return 'missing';
  const fallback = csp.get('default-src');
  const of = (name: string) => new Set(csp.get(name) ?? fallback ?? ['*']);
  const [scripts, styles, objects] = [of('script-src'), of('style-src'), of('object-src')];
  const isMarked = [...scripts].some((source) => NONCE_OR_HASH.test(source));
  for (const list of [scripts, styles])
    if ([...list].some((source) => NONCE_OR_HASH.test(source))) list.delete("'unsafe-inline'");
  if (scripts.has("'strict-dynamic'")) {
    if (!isMarked) return 'invalid';
    // Browsers that know the word trust marked scripts only, whatever else is named.
    for (const source of scripts)
      if (source === "'self'" || /^(?:https?:|ftp:|\*)/.test(source)) scripts.delete(source);
  }
  const has = (list: Iterable<string>, ...sets: readonly ReadonlySet<string>[]) =>
    [...list].some((source) => sets.some((set) => set.has(source)));
  if (has(scripts, BROAD, INLINE) || has(objects, BROAD)) return 'unsafe-inline';
  const isUnencrypted = (source: string) => /^(?:http|ftp):/.test(source);
  const active = [...csp].filter(([name]) => !['img-src', 'media-src', 'script-src'].includes(name));
  if (isHttps && [...scripts, ...active.flatMap(([, list]) => [...list])].some(isUnencrypted))
    return 'unencrypted-sources';
  if (scripts.has("'unsafe-eval'") || styles.has("'unsafe-eval'")) return 'unsafe-eval';
  const pictures = ['img-src', 'media-src'].flatMap((name) => [...(csp.get(name) ?? fallback ?? [])]);
  if (isHttps && pictures.some(isUnencrypted)) return 'unencrypted-pictures';
  if (has(styles, BROAD, INLINE)) return 'unsafe-styles';
  return fallback?.size === 1 && fallback.has("'none'") ? 'nothing-by-default' : 'no-unsafe';
}

/** Whether a policy in a header restricts who may show the page in a frame. */
export function restrictsFrames(headers: readonly string[]): boolean {
  const lists = headers
    .flatMap((value) => value.split(','))
    .flatMap((policy) => read(policy).get('frame-ancestors') ?? []);
  return lists.some((list) => ![...list].some((source) => BROAD.has(source)));
}
