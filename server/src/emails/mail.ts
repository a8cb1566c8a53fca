import type { InlinePicture } from '../providers/mail/mail-port.ts';

/** A rendered message; who sends and who receives it is the caller's matter. */
export type Mail = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Of a mail that comes again and again: where mail programs send their own "unsubscribe" to (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** Who it is from and what stands in its head besides, where it is not a letter of the portal's. */
  readonly posing?: {
    readonly from: string;
    readonly messageId: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly pictures: readonly InlinePicture[];
  };
};

/** A line of facts in a message, e.g. label "High", value "3". */
export type MailFact = { readonly label: string; readonly value: string };

/**
 * What one message says, independent of how it looks. Every text is plain: markup in it is shown, not obeyed.
 * One message carries at most one action.
 */
export type MailContent = {
  readonly subject: string;
  /** The line that mail programs show beside the subject. */
  readonly preheader: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly MailFact[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Shown below the action, in smaller type: how long a link works, what to do when it was not you. */
  readonly notes?: readonly string[];
  /** Why the reader got the message, completing "You received this message because …". */
  readonly reason: string;
  /** Below the reason: how to get such emails less often, or no more. */
  readonly choice?: { readonly label: string; readonly url: string };
};
