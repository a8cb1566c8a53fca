import { CLICK_PAGES, LEVELS, TEMPLATE_ROLES, TRICKS } from '@portal/domain/phishing/template-kinds.ts';
import { placeholdersOf, TEMPLATE_PLACEHOLDERS } from '@portal/domain/phishing/template-words.ts';
import { z } from 'zod';

const KNOWN: readonly string[] = TEMPLATE_PLACEHOLDERS;

const text = z
  .string()
  .trim()
  .min(1)
  .refine(
    (words) => placeholdersOf(words).every((name) => KNOWN.includes(name)),
    'has a placeholder that there is not',
  );

/** Every part says whether it is a sign of fraud, and why or why not. */
const judged = { sign: z.boolean(), why: text };

const part = z.union([
  z.strictObject({ paragraph: text, ...judged }),
  z.strictObject({ link: text, ...judged }),
  z.strictObject({ qr: text, ...judged }),
]);

const hasOneLink = (body: readonly z.output<typeof part>[]) => body.filter((one) => !('paragraph' in one)).length === 1;

/** A file of `content/phishing`: one mail that teaches one thing. */
export const templateFile = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    trick: z.enum(TRICKS),
    level: z.literal([...LEVELS]),
    role: z.enum(TEMPLATE_ROLES),
    page: z.enum(CLICK_PAGES),
    name: text,
    teaches: text,
    mail: z.strictObject({
      from: z.strictObject({ name: text, mailbox: z.string().regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/), ...judged }),
      subject: z.strictObject({ text, ...judged }),
      body: z.array(part).min(3).max(7).refine(hasOneLink, 'needs exactly one link or QR code').readonly(),
    }),
    realOne: text,
    next: text,
  })
  .readonly();

export type Template = z.output<typeof templateFile>;
