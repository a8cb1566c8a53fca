import type { Brand } from '@portal/domain/portal/brand.ts';
import { startProcess } from './child-process.ts';
import type { RunningPortal } from './running-portal.ts';

/** Puts a brand into the database of a running portal, which shows it within half a minute, or at its first page. */
export async function addBrand(portal: RunningPortal, changes: Partial<Brand>): Promise<void> {
  const script = startProcess('e2e/testing/add-brand.ts', {
    DATA_DIR: portal.dataDir,
    BRAND: JSON.stringify(changes),
  });
  await script.waitFor(/^added$/m);
}

if (import.meta.main) {
  const { join } = await import('node:path');
  const { openDatabase } = await import('../../server/src/database/open-database.ts');
  const { createOwnerClient } = await import('../../server/src/database/pools.ts');
  const { default: standard } = await import('@portal/content/brands/default.json', { with: { type: 'json' } });
  const brand: Brand = { ...standard, ...JSON.parse(process.env.BRAND ?? '{}') };
  const dataDir = join(process.env.DATA_DIR ?? '');
  // The portal's server runs and is joined; it goes on when this ends.
  const { connection } = await openDatabase({ dataDir, databaseUrl: null }, () => undefined);
  const owner = createOwnerClient(connection);
  await owner.connect();
  await owner.query('insert into brands (brand_id, data) values ($1, $2)', [brand.brandId, JSON.stringify(brand)]);
  await owner.end();
  process.stdout.write('added\n');
}
