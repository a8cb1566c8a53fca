import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import type { OrgTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { tellAdmins } from '../../accounts/public.ts';
import { findOrganisationBrand } from '../../profile/public.ts';
import type { makeFirmExportJob } from '../firm-data.kinds.ts';
import { exportPath } from './export-path.ts';
import { beginTry, endMaking } from './firm-exports.store.ts';
import { partsOfFirm } from './parts-of-firm.ts';
import { writeZip } from './write-zip.ts';

/** A worker that was killed in the midst of it has tried too. */
const MAX_TRIES = 3;

type Asked = NonNullable<Awaited<ReturnType<typeof beginTry>>>;

/** Makes the file with everything of a firm and tells its admins. Done twice, the second run finds it made. */
export async function makeFirmExport(
  services: Services,
  { orgId, exportId, language }: z.output<typeof makeFirmExportJob.payload>,
): Promise<void> {
  const { database, brands, files, config } = services;
  const asked = await database.onceInOrg(orgId, (tx) => beginTry(tx, exportId));
  if (asked === undefined) return;
  const giveUp = () => database.onceInOrg(orgId, (tx) => endMaking(tx, exportId, { state: 'failed', size: 0 }));
  if (asked.tries > MAX_TRIES) {
    await giveUp();
    return;
  }
  const folder = join(config.dataDir, 'making');
  const local = join(folder, `${exportId}.zip`);
  try {
    const brand = await brands.byId(await database.onceInOrg(orgId, findOrganisationBrand));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const size = await writeZip(local, partsOfFirm(services, { orgId, brand, language }), asked.asked_at);
    await files.putFrom(exportPath(orgId, exportId), local);
    await database.inOrg(orgId, async (tx) => {
      if (await endMaking(tx, exportId, { state: 'ready', size })) await tellReady(services, tx, orgId, asked);
    });
  } catch (error) {
    if (asked.tries === MAX_TRIES) await giveUp();
    throw error;
  } finally {
    await rm(local, { force: true });
  }
}

/** Every admin is told, so that nobody takes everything along unseen. */
function tellReady(services: Services, tx: OrgTransaction, orgId: string, asked: Asked): Promise<void> {
  return tellAdmins(services, tx, orgId, (organisationName, linkTo) => ({
    kind: 'firm-export',
    organisationName,
    askedBy: asked.asked_by_name,
    expiresAt: asked.expires_at.toISOString(),
    dataUrl: linkTo('/company-data'),
  }));
}
