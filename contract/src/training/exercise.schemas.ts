import { z } from 'zod';

const text = z.string().trim().min(1);
const id = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
const onlyOneBest = (options: readonly { readonly best: boolean }[]) => options.filter(({ best }) => best).length === 1;

/** A part of a mail can be judged when it says whether it is a sign of fraud, and why or why not. */
const judged = { sign: z.boolean().exactOptional(), why: text.exactOptional() };
const isJudgedWhole = (part: { sign?: boolean; why?: string }) =>
  (part.sign === undefined) === (part.why === undefined);
const part = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.strictObject({ ...shape, ...judged });
const JUDGED_WHOLE = 'sign and why go together';

const mailPart = part({ text }).refine(isJudgedWhole, JUDGED_WHOLE);
const mail = z.strictObject({
  from: part({ text, address: text }).refine(isJudgedWhole, JUDGED_WHOLE),
  to: mailPart,
  subject: mailPart,
  date: mailPart,
  body: z
    .array(
      z.union([
        part({ paragraph: text }).refine(isJudgedWhole, JUDGED_WHOLE),
        // The address is what a browser shows when one points at the link; it leads nowhere.
        part({ link: text, address: text }).refine(isJudgedWhole, JUDGED_WHOLE),
        part({ attachment: text }).refine(isJudgedWhole, JUDGED_WHOLE),
      ]),
    )
    .min(2)
    .readonly(),
});

/** The parts of a mail that a trainee can mark, in the order of the page; an exercise's answer counts them from 0. */
export const judgedParts = ({ from, to, subject, date, body }: z.infer<typeof mail>) =>
  [from, to, subject, date, ...body].flatMap((one) =>
    one.sign === undefined || one.why === undefined ? [] : [{ ...one, sign: one.sign, why: one.why }],
  );

const spotThePhish = z.strictObject({
  kind: z.literal('spot-the-phish'),
  id,
  title: text,
  task: text,
  mail: mail
    .refine((whole) => judgedParts(whole).filter(({ sign }) => sign).length >= 3, 'needs at least three signs')
    .refine((whole) => judgedParts(whole).some(({ sign }) => !sign), 'needs a part that looks odd and is fine'),
});

const sort = z
  .strictObject({
    kind: z.literal('sort'),
    id,
    title: text,
    task: text,
    boxes: z
      .array(z.strictObject({ id, name: text }))
      .min(2)
      .max(3)
      .readonly(),
    cards: z
      .array(z.strictObject({ text, box: id, why: text }))
      .min(4)
      .max(9)
      .readonly(),
  })
  .refine(
    ({ boxes, cards }) => cards.every(({ box }) => boxes.some((one) => one.id === box)),
    'every card needs a box that there is',
  )
  .refine(
    ({ boxes, cards }) => boxes.every((one) => cards.some(({ box }) => box === one.id)),
    'every box needs a card',
  );

const option = z.strictObject({ text, consequence: text, best: z.boolean().default(false) });
const options = <Option extends z.ZodType<{ best: boolean }>>(one: Option) =>
  z.array(one).min(2).max(4).readonly().refine(onlyOneBest, 'needs one best option');
const followUp = z.strictObject({ situation: text, options: options(option) });

const choose = z.strictObject({
  kind: z.literal('choose'),
  id,
  title: text,
  situation: text,
  options: options(option.extend({ next: followUp.exactOptional() })),
});

const timeline = z.strictObject({
  kind: z.literal('timeline'),
  id,
  title: text,
  task: text,
  // In the right order; pages shuffle them.
  steps: z
    .array(z.strictObject({ text, why: text }))
    .min(4)
    .max(7)
    .readonly(),
});

/** An exercise inside a lesson. Exercises teach and count for nothing, so a browser gets them with their answers. */
export const exercise = z.discriminatedUnion('kind', [spotThePhish, sort, choose, timeline]);
export type Exercise = z.infer<typeof exercise>;
