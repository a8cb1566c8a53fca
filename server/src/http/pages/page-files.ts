import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const stored = z.record(
  z.string(),
  z.object({ isForSignedIn: z.boolean(), files: z.array(z.string().regex(/^\/[\w./~-]+$/)) }),
);

/** The scripts and style sheets that the page at a path is made of besides the first; none for pages of signed-in people to others. */
export type PageFiles = (path: string, mayBeSignedIn: boolean) => readonly string[];

/** Reads what the build wrote down; without it, browsers find a page's files one after the other. */
export function createPageFiles(distFolder: string): PageFiles {
  const path = join(distFolder, '.vite', 'page-files.json');
  const pages = new Map(Object.entries(existsSync(path) ? stored.parse(JSON.parse(readFileSync(path, 'utf8'))) : {}));
  return (address, mayBeSignedIn) => {
    const page = pages.get(address.split('/')[1] ?? '');
    return page === undefined || (page.isForSignedIn && !mayBeSignedIn) ? [] : page.files;
  };
}
