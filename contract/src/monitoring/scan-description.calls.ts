import { MAX_DESCRIPTION_MEGABYTES } from '@portal/domain/monitoring/description/description.ts';
import { z } from 'zod';
import { call, id, uploadedFile, withData } from '../call.ts';
import { scanDescription } from './scan-description.schemas.ts';

const target = z.object({ targetId: id });

/** What was understood of the description of a website's interface. */
export const readScanDescription = call({
  access: 'member',
  module: 'monitoring',
  method: 'POST',
  path: '/monitoring/description/read',
  isPassive: true,
  input: target,
  output: withData(scanDescription),
  errors: [],
});

/** Takes a description (OpenAPI, Postman collection or HAR) in place of the one before. */
export const saveScanDescription = call({
  access: 'member',
  module: 'monitoring',
  method: 'POST',
  path: '/monitoring/description/save',
  upload: { maxMegabytes: MAX_DESCRIPTION_MEGABYTES },
  input: target.extend({ file: uploadedFile }),
  output: withData(scanDescription),
  errors: [
    'DESCRIPTION_NOT_AVAILABLE',
    'DESCRIPTION_UNREADABLE',
    'DESCRIPTION_UNKNOWN',
    'DESCRIPTION_EMPTY',
    'DESCRIPTION_TOO_COSTLY',
    'UPLOAD_TOO_LARGE',
    'UPLOAD_BROKEN',
  ],
});

/** Forgets the description. */
export const removeScanDescription = call({
  access: 'member',
  module: 'monitoring',
  method: 'POST',
  path: '/monitoring/description/remove',
  input: target,
  output: withData(scanDescription),
  errors: [],
});
