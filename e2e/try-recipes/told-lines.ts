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

/** Every line of configuration that checks and recipes tell people to type, once, with the files that tell it. */
export function toldLines(): readonly ToldLine[] {
  const lines = new Map<string, { server: ServerKind; code: string; files: Set<string> }>();
  for (const folder of ['checks', 'remedies'])
    for (const file of readdirSync(join(CONTENT, folder)))
      for (const code of codesOf(JSON.parse(readFileSync(join(CONTENT, folder, file), 'utf8')))) {
        const server = kindOf(code);
        if (server === null) continue;
        const line = lines.get(`${server} ${code}`) ?? { server, code, files: new Set<string>() };
        line.files.add(`${folder}/${file}`);
        lines.set(`${server} ${code}`, line);
      }
  return [...lines.values()].map(({ files, ...line }) => ({ ...line, files: [...files] }));
}

function codesOf(value: unknown): string[] {
  if (typeof value === 'string') return [...value.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(codesOf);
}
