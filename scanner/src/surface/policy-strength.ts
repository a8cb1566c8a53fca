const BROAD = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']);
const INLINE = new Set(["'unsafe-inline'", 'data:']);
/** Directives of CSP level 3 and those of older levels that browsers still know. */
const DIRECTIVE =
  /^(?:(?:default|script|style|img|media|object|frame|child|worker|connect|font|manifest|prefetch|fenced-frame)-src|(?:script|style)-src-(?:elem|attr)|base-uri|form-action|frame-ancestors|navigate-to|plugin-types|sandbox|referrer|report-(?:uri|to)|require-sri-for|require-trusted-types-for|trusted-types|upgrade-insecure-requests|block-all-mixed-content)$/;
/** Those judged here that fall back to `default-src`. */
const FETCHED = new Set(['script-src', 'style-src', 'object-src', 'img-src', 'media-src']);
const PICTURES = new Set(['img-src', 'media-src']);
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
    const [name = '', ...sources] = part.trim().toLowerCase().split(/\s+/);
    if (DIRECTIVE.test(name) && !directives.has(name)) directives.set(name, new Set(sources));
  }
  return directives;
}

/** What a policy lets through for a directive; null when it says nothing about it. Marks make 'unsafe-inline' void. */
function sourcesIn(policy: Sources, name: string): ReadonlySet<string> | null {
  const stated = policy.get(name) ?? (FETCHED.has(name) ? policy.get('default-src') : undefined);
  if (stated === undefined) return null;
  if (![...stated].some((source) => NONCE_OR_HASH.test(source))) return stated;
  // Browsers that know 'strict-dynamic' trust marked scripts only, whatever else is named.
  const isStrict = name === 'script-src' && stated.has("'strict-dynamic'");
  const isVoid = (source: string) =>
    source === "'unsafe-inline'" || (isStrict && (source === "'self'" || /^(?:https?:|ftp:|\*)/.test(source)));
  return new Set([...stated].filter((source) => !isVoid(source)));
}

/** All policies hold at once, so a source gets through only where each that speaks of it names it; null without any. */
function sourcesInAll(policies: readonly Sources[], name: string): ReadonlySet<string> | null {
  const [first, ...others] = policies.flatMap((policy) => sourcesIn(policy, name) ?? []);
  return first === undefined ? null : new Set([...first].filter((one) => others.every((list) => list.has(one))));
}

const isMarkedNowhere = (sources: ReadonlySet<string> | undefined) =>
  sources?.has("'strict-dynamic'") === true && ![...sources].some((source) => NONCE_OR_HASH.test(source));

/** Judges the policies of a page that was served encrypted or not; `headers` and `metas` are the raw values. */
export function strengthOf(headers: readonly string[], metas: readonly string[], isHttps: boolean): PolicyStrength {
  if (headers.length + metas.length === 0) return 'missing';
  const policies = [...headers, ...metas].flatMap((value) => value.split(',')).map(read);
  const stated = new Set(policies.flatMap((policy) => [...policy.keys()]));
  if (stated.size === 0) return 'invalid';
  if (policies.some((policy) => isMarkedNowhere(policy.get('script-src') ?? policy.get('default-src'))))
    return 'invalid';
  const of = (name: string) => sourcesInAll(policies, name) ?? new Set(['*']);
  const [scripts, styles, objects] = [of('script-src'), of('style-src'), of('object-src')];
  const has = (list: Iterable<string>, ...sets: readonly ReadonlySet<string>[]) =>
    [...list].some((source) => sets.some((set) => set.has(source)));
  if (has(scripts, BROAD, INLINE) || has(objects, BROAD)) return 'unsafe-inline';
  const isUnencrypted = (source: string) => isHttps && /^(?:http|ftp):/.test(source);
  const active = [...stated].filter((name) => !PICTURES.has(name)).flatMap((name) => [...of(name)]);
  if (active.some(isUnencrypted)) return 'unencrypted-sources';
  if (scripts.has("'unsafe-eval'") || styles.has("'unsafe-eval'")) return 'unsafe-eval';
  const pictures = [...PICTURES].flatMap((name) => [...(sourcesInAll(policies, name) ?? [])]);
  if (pictures.some(isUnencrypted)) return 'unencrypted-pictures';
  if (has(styles, BROAD, INLINE)) return 'unsafe-styles';
  // A list without sources allows as little as 'none'.
  const byDefault = sourcesInAll(policies, 'default-src');
  const isNothing = byDefault !== null && [...byDefault].every((source) => source === "'none'");
  return isNothing ? 'nothing-by-default' : 'no-unsafe';
}

/** Whether a policy in a header restricts who may show the page in a frame. */
export function restrictsFrames(headers: readonly string[]): boolean {
  const lists = headers
    .flatMap((value) => value.split(','))
    .flatMap((policy) => read(policy).get('frame-ancestors') ?? []);
  return lists.some((list) => ![...list].some((source) => BROAD.has(source)));
}
