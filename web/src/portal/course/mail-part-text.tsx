import { Paperclip } from 'lucide-react';
import { say } from '../texts/say.ts';
import { mail } from './course.texts.ts';
import type { MailPart } from './mail-parts.ts';

/** A part of a mail as a mail program shows it; addresses are written out, as there is nothing to point at on a phone. */
export function MailPartText({ part: { kind, text, address } }: { readonly part: MailPart }) {
  if (kind === 'paragraph') return <>{text}</>;
  if (kind === 'attachment') {
    return (
      <span className="inline-flex items-center gap-2 font-medium">
        <Paperclip aria-hidden="true" size={16} className="shrink-0" />
        <span className="sr-only">{say(mail.attachment)} </span>
        {text}
      </span>
    );
  }
  if (kind === 'link') {
    return (
      <>
        <span className="font-medium text-accent-ink underline">{text}</span>
        <span className="wrap-anywhere mt-0.5 block text-ink-soft text-sm">
          <span className="sr-only">{say(mail.linkLeadsTo)} </span>
          {address}
        </span>
      </>
    );
  }
  return (
    <>
      <span className="me-2 text-ink-soft text-sm">{say(mail[kind])}:</span>
      <span className={kind === 'subject' ? 'font-semibold' : 'font-medium'}>{text}</span>
      {address !== null && <span className="wrap-anywhere text-ink-soft text-sm"> &lt;{address}&gt;</span>}
    </>
  );
}
