import type { phishingLesson } from '@portal/contract/phishing/phishing.schemas.ts';
import { fillTemplate, type TemplateValues } from '@portal/domain/phishing/template-words.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { z } from 'zod';
import { lesson as texts } from '../phishing.texts.ts';
import type { Template } from './template-file.schemas.ts';

export type LessonMail = {
  readonly values: TemplateValues;
  /** Whom it went to, as mail programs show it. */
  readonly to: string;
  /** When, in the reader's way. */
  readonly date: string;
  /** What a browser shows of the link. */
  readonly address: string;
};

/** The lesson of a template: the very mail with what each part shows. */
export function lessonOf(
  template: Template,
  { values, to, date, address }: LessonMail,
  say: Say,
): z.output<typeof phishingLesson> {
  const fill = (text: string) => fillTemplate(text, values);
  const judged = ({ sign, why }: { sign: boolean; why: string }) => ({ sign, why: fill(why) });
  const { from, subject, body } = template.mail;
  return {
    exercise: {
      kind: 'spot-the-phish',
      id: template.id,
      title: say(texts.title),
      task: say(texts.task),
      mail: {
        from: { text: fill(from.name), address: `${from.mailbox}@${values.senderDomain}`, ...judged(from) },
        to: { text: to },
        subject: { text: fill(subject.text), ...judged(subject) },
        date: { text: date },
        body: body.map((part) => {
          if ('paragraph' in part) return { paragraph: fill(part.paragraph), ...judged(part) };
          return { link: fill('link' in part ? part.link : part.qr), address, ...judged(part) };
        }),
      },
    },
    hasCode: body.some((part) => 'qr' in part),
    teaches: fill(template.teaches),
    realOne: fill(template.realOne),
    next: fill(template.next),
  };
}
