import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { createDiskFiles } from './disk-files.ts';
import type { FilesPort } from './files-port.ts';

/** A bucket where one is set, else a folder in the data folder. */
export async function chooseFiles({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<FilesPort> {
  if (s3 === null) return createDiskFiles(join(dataDir, 'files'));
  // Amazon's library is large; portals without a bucket do not carry it.
  const { createS3Files } = await import('./s3-files.ts');
  return createS3Files(s3);
}
