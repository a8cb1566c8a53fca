/** Why an outgoing request was refused or failed. */
export type OutgoingErrorCode =
  | 'URL_INVALID'
  | 'SCHEME_REFUSED'
  | 'USERINFO_REFUSED'
  | 'PORT_REFUSED'
  | 'ADDRESS_REFUSED'
  | 'NAME_NOT_FOUND'
  | 'CONNECTION_FAILED'
  | 'TLS_FAILED'
  | 'TIMEOUT'
  | 'ANSWER_INVALID'
  | 'CANCELLED';

/** A request that was refused by the guard or that failed on its way. */
export class OutgoingError extends Error {
  readonly code: OutgoingErrorCode;

  constructor(code: OutgoingErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OutgoingError';
    this.code = code;
  }
}
