import type { Exercise } from '@portal/contract/training/exercise.schemas.ts';

type Mail = Extract<Exercise, { kind: 'spot-the-phish' }>['mail'];

/** One part of a mail as the page shows it. */
export type MailPart = {
  readonly kind: 'from' | 'to' | 'subject' | 'date' | 'paragraph' | 'link' | 'attachment';
  readonly text: string;
  /** Behind a sender's name or a link; it leads nowhere. */
  readonly address: string | null;
  /** Whether it is a sign of fraud and why or why not; null for a part that is not judged. */
  readonly judgement: { readonly place: number; readonly sign: boolean; readonly why: string } | null;
};

/** The parts of a mail in the order of the page; those that are judged are counted from 0, as answers count them. */
export function mailParts({ from, to, subject, date, body }: Mail): readonly MailPart[] {
  let judged = 0;
  const part = (kind: MailPart['kind'], text: string, source: Mail['to'] | Mail['from'] | Mail['body'][number]) => {
    const { sign, why } = source;
    const judgement = sign === undefined || why === undefined ? null : { place: judged++, sign, why };
    return { kind, text, address: 'address' in source ? source.address : null, judgement };
  };
  return [
    part('from', from.text, from),
    part('to', to.text, to),
    part('subject', subject.text, subject),
    part('date', date.text, date),
    ...body.map((piece) => {
      if ('paragraph' in piece) return part('paragraph', piece.paragraph, piece);
      return 'link' in piece ? part('link', piece.link, piece) : part('attachment', piece.attachment, piece);
    }),
  ];
}
