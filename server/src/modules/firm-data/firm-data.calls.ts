import * as calls from '@portal/contract/firm-data/firm-data.calls.ts';
import { type BoundCall, bind } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { downloadFirmData } from './archive/download-firm-data.ts';
import { exportFirmData } from './archive/export-firm-data.ts';
import { askFirmDeletion } from './deletion/ask-firm-deletion.ts';
import { cancelFirmDeletion } from './deletion/cancel-firm-deletion.ts';
import { readFirmData } from './read-firm-data.ts';

/** Calls about everything of a firm. */
export const firmDataCalls: readonly BoundCall<Services>[] = [
  bind(calls.readFirmData).to(readFirmData),
  bind(calls.exportFirmData).to(exportFirmData),
  bind(calls.downloadFirmData).to(downloadFirmData),
  bind(calls.askFirmDeletion).to(askFirmDeletion),
  bind(calls.cancelFirmDeletion).to(cancelFirmDeletion),
];
