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

  /** Where the website redirects to, of TARGET_REDIRECTS_AWAY. */
  readonly host: string | undefined;

  constructor(code: ScanErrorCode, message: string, options?: ErrorOptions & { readonly host?: string }) {
    super(message, options);
    this.name = 'ScanError';
    this.code = code;
    this.host = options?.host;
  }
}
