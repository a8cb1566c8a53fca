/** Why a scan could not be done. */
export const SCAN_ERROR_CODES = [
  'TARGET_REFUSED',
  'TARGET_NOT_FOUND',
  'TARGET_UNREACHABLE',
  'TARGET_REDIRECTS_AWAY',
  'CANCELLED',
  'CHECKPOINT_INVALID',
  'INTERNAL',
] as const;

export type ScanErrorCode = (typeof SCAN_ERROR_CODES)[number];

/** A scan that ended without a result. */
export class ScanError extends Error {
  readonly code: ScanErrorCode;

  constructor(code: ScanErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ScanError';
    this.code = code;
  }
}
