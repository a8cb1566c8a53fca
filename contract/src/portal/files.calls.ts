import { z } from 'zod';
import { call, namedFile } from '../call.ts';

/** A file of any kind, with its own type. */
const typedFile = namedFile.extend({ type: z.string() });

/** A stored file of the caller's organisation, to be saved under the name that is wished for. */
export const getPrivateAsset = call({
  method: 'GET',
  path: '/s3/getPrivateAsset',
  access: 'member',
  input: z.object({ filePath: z.string().min(1).max(300), desiredFileName: z.string().max(300).optional() }),
  output: typedFile,
  errors: ['NOT_FOUND'],
  perMinute: 120,
  file: 'application/octet-stream',
  isDownload: true,
});
