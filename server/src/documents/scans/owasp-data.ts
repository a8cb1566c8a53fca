import { readFileSync } from 'node:fs';
import type { OwaspData } from '@portal/domain/monitoring/owasp.ts';
import { z } from 'zod';
import { contentFolder } from '../content-folder.ts';

const code = z.string().regex(/^A(0[1-9]|10)$/);
const topTen = z.strictObject({
  categories: z.record(code, z.string().min(1)),
  cwes: z.record(z.string().regex(/^\d+$/), code),
});
const owasp = z.strictObject({ '2025': topTen, '2021': topTen });
const requirements = z.record(z.string().regex(/^\d{1,2}\.\d{1,2}\.\d{1,2}$/), z.string().min(1));

const readJson = (url: URL): unknown => JSON.parse(readFileSync(url, 'utf8'));

let data: OwaspData | undefined;

/** Both editions of the OWASP Top 10 with the CWEs that our checks use, as OWASP maps them (repository OWASP/Top10). */
export function readOwaspData(): OwaspData {
  data ??= owasp.parse(readJson(new URL('top-ten.json', contentFolder('owasp'))));
  return data;
}

let titles: Readonly<Record<string, string>> | undefined;

/** What each requirement of PCI DSS 4.0.1 that our checks touch is about, in our own words. */
export function readPciRequirements(): Readonly<Record<string, string>> {
  titles ??= requirements.parse(readJson(new URL('pci-requirements.json', contentFolder('documents'))));
  return titles;
}
