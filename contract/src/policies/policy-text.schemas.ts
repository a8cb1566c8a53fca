import { z } from 'zod';

const span = z.object({
  text: z.string(),
  strong: z.literal(true).optional(),
  emphasis: z.literal(true).optional(),
  code: z.literal(true).optional(),
  link: z.string().optional(),
  /** The field that the words came from. */
  field: z.string().optional(),
});
const spans = z.array(span);

type Block =
  | { kind: 'heading'; level: 1 | 2 | 3 | 4; spans: z.output<typeof spans> }
  | { kind: 'paragraph'; spans: z.output<typeof spans> }
  | { kind: 'list'; ordered: boolean; start: number; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'table'; head: z.output<typeof spans>[]; rows: z.output<typeof spans>[][] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' };

const level = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
const block: z.ZodType<Block, Block> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('heading'), level, spans }),
    z.object({ kind: z.literal('paragraph'), spans }),
    z.object({
      kind: z.literal('list'),
      ordered: z.boolean(),
      start: z.number(),
      items: z.array(z.array(block)),
    }),
    z.object({ kind: z.literal('quote'), blocks: z.array(block) }),
    z.object({ kind: z.literal('table'), head: z.array(spans), rows: z.array(z.array(spans)) }),
    z.object({ kind: z.literal('code'), text: z.string() }),
    z.object({ kind: z.literal('rule') }),
  ]),
);

/** A policy's text as data. */
export const policyText = z.array(block);
