import { readFileSync } from 'node:fs';
import { z } from 'zod';

let domains: ReadonlySet<string> | null = null;

/** Whether a domain gives mail addresses to everybody, so that it cannot be one firm's. */
export function isMailProvider(domain: string): boolean {
  const file = new URL('profile/mail-providers.json', import.meta.resolve('@portal/content/package.json'));
  domains ??= new Set(z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))));
  return domains.has(domain);
}
