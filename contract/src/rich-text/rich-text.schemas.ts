import type { Block, RichText, Span } from '@portal/domain/rich-text/rich-text.ts';
import { z } from 'zod';

const flag = z.literal(true).optional();
const span: z.ZodType<Span> = z.object({
  text: z.string(),
  strong: flag,
  emphasis: flag,
  code: flag,
  link: z.string().optional(),
  field: z.string().optional(),
});
const spans = z.array(span).readonly();

const block: z.ZodType<Block> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('heading'),
      level: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
      spans,
    }),
    z.object({ kind: z.literal('paragraph'), spans }),
    z.object({
      kind: z.literal('list'),
      ordered: z.boolean(),
      start: z.number(),
      items: z.array(z.array(block).readonly()).readonly(),
    }),
    z.object({ kind: z.literal('quote'), blocks: z.array(block).readonly() }),
    z.object({
      kind: z.literal('table'),
      head: z.array(spans).readonly(),
      rows: z.array(z.array(spans).readonly()).readonly(),
    }),
    z.object({ kind: z.literal('code'), text: z.string() }),
    z.object({ kind: z.literal('rule') }),
  ]),
);

/** A text as data, in answers of calls. */
export const richText: z.ZodType<RichText> = z.array(block).readonly();
