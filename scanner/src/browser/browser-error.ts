/** Why the browser did not do its part. */
export type BrowserErrorCode =
  /** It did not start. */
  | 'NOT_STARTED'
  /** It ended, or the page was closed. */
  | 'GONE'
  /** It does not do what it was asked. */
  | 'REFUSED'
  /** The page let it answer too late. */
  | 'LATE';

export class BrowserError extends Error {
  readonly code: BrowserErrorCode;

  constructor(code: BrowserErrorCode, message: string = code) {
    super(message);
    this.name = 'BrowserError';
    this.code = code;
  }
}
