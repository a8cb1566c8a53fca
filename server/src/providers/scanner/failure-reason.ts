import type { ScanErrorCode } from '@portal/scanner/scan-error.ts';

type ToldCode = Exclude<ScanErrorCode, 'INTERNAL'>;

const REASONS: Readonly<Record<Exclude<ToldCode, 'TARGET_REDIRECTS_AWAY'>, string>> = {
  TARGET_REFUSED: 'The address leads to a place we are not allowed to scan, such as a private network.',
  TARGET_NOT_FOUND: 'The domain name of the website could not be found.',
  TARGET_UNREACHABLE: 'The website did not answer.',
  CANCELLED: 'The scan was canceled.',
  CHECKPOINT_INVALID: 'The scan was interrupted and could not be continued.',
};

/** Why a scan failed, for the website's owner: no error codes, and nothing about what lies inside a network. */
export function failureReason(code: ToldCode, engineReason: string): string {
  // Only here do the engine's own words say more: where the website redirects to.
  return code === 'TARGET_REDIRECTS_AWAY' ? engineReason : REASONS[code];
}
