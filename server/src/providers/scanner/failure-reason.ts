import { scanFailure } from '@portal/domain/monitoring/scan-words/scan-words.ts';
import type { ScanErrorCode } from '@portal/scanner/scan-error.ts';

type ToldCode = Exclude<ScanErrorCode, 'INTERNAL'>;

/** Why a scan failed, for the website's owner: no error codes, and nothing about what lies inside a network. */
export const failureReason = (code: ToldCode, host = ''): string =>
  code === 'TARGET_REDIRECTS_AWAY' ? scanFailure(code, { host }) : scanFailure(code);
