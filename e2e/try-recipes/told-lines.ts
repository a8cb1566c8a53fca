import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type ServerKind = 'apache' | 'nginx';
export type ToldLine = { readonly server: ServerKind; readonly code: string; readonly files: readonly string[] };

const CONTENT = join(import.meta.dirname, '../../content');
/** Directives of Apache that our advice uses, and the beginnings of its containers. */
const APACHE =
  /^(?:Header|Redirect(?:Match)?|Require|SSL\w+|ServerTokens|ServerSignature|Options|Rewrite\w+|TraceEnable|ErrorDocument|<\/?(?:Files|Location|Directory|LimitExcept))\b.*\S/;
/** What ends as nginx ends a directive or a block, and begins with a word of it. */
const NGINX = /^[a-z_]+ .*[;}]$/;
/** The beginning of a line that the text before tells in full. */
const PREFIXES = ['Header always edit'];
/** Names alone, which the text around them completes. */
const NAME_ALONE = /^\S+$/;

function kindOf(code: string): ServerKind | null {
  if (NGINX.test(code)) return 'nginx';
  if (NAME_ALONE.test(code) && !code.startsWith('</')) return null;
  return APACHE.test(code) && !PREFIXES.includes(code) ? 'apache' : null;
}

/** PHP: settings of php.ini, and what is put into a page or into wp-config.php. */
const PHP =
  /^(?:(?:expose_php|display_errors|disable_functions|session\.\w+) = |(?:htmlspecialchars|json_encode|str_replace|str_starts_with|rawurlencode|unserialize|ldap_escape|proc_open|header|session_cache_limiter|add_filter|define|@ini_set)\(.+\)|\$(?:\w+ = |\w+->\w+\(.+\)|cfg\[)|if \(\(string\))/;

/** Every line of PHP that checks and recipes tell people to type, once. */
export const toldPhp = (): readonly string[] => [...codesByFile().keys()].filter((code) => PHP.test(code));

/** Every line of configuration that checks and recipes tell people to type, once, with the files that tell it. */
export function toldLines(): readonly ToldLine[] {
  return [...codesByFile()].flatMap(([code, files]) => {
    const server = kindOf(code);
    return server === null ? [] : [{ server, code, files: [...files] }];
  });
}

function codesByFile(): ReadonlyMap<string, ReadonlySet<string>> {
  const codes = new Map<string, Set<string>>();
  for (const folder of ['checks', 'remedies', 'software'])
    for (const file of readdirSync(join(CONTENT, folder)).filter((name) => name.endsWith('.json')))
      for (const code of codesOf(JSON.parse(readFileSync(join(CONTENT, folder, file), 'utf8'))))
        codes.set(code, (codes.get(code) ?? new Set()).add(`${folder}/${file}`));
  return codes;
}

function codesOf(value: unknown): string[] {
  if (typeof value === 'string') return [...value.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(codesOf);
}
