/** A picture inside a message, shown where the HTML part names `cid:` and its content id (RFC 2392). */
export type InlinePicture = {
  readonly contentId: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
};

/** A message ready to go. */
export type OutgoingMail = {
  readonly from: string;
  readonly to: string;
  /** Who gets the answer, where that is not whoever it is from. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly pictures?: readonly InlinePicture[];
  /** What stands in the head besides. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Where mail programs send their own "unsubscribe" to, with one click (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** The same for each try, so that a receiver can tell a repeated delivery. */
  readonly messageId: string;
};

/** Hands mails to whoever delivers them. */
export type MailPort = {
  /** @throws MailError when it was not taken; try again later unless it is permanent */
  send(mail: OutgoingMail): Promise<void>;
};

/** A mail that was not taken. */
export class MailError extends Error {
  override readonly name = 'MailError';
  /** True when the server refused it for good, such as an address that does not exist. */
  readonly permanent: boolean;

  constructor(message: string, permanent: boolean, cause?: unknown) {
    super(message, { cause });
    this.permanent = permanent;
  }
}
