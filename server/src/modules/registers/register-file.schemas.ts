import { COLUMN_TYPES, REGISTER_IDS, type RegisterShape } from '@portal/domain/registers/register.ts';
import { z } from 'zod';

const partId = z.string().regex(/^[a-zA-Z][a-zA-Z0-9-]{0,39}$/);
const words = (max: number) => z.string().min(1).max(max);

const column = z
  .strictObject({
    id: partId,
    type: z.enum(COLUMN_TYPES),
    name: words(60),
    help: words(120).default(''),
    required: z.boolean().default(false),
    options: z.array(z.strictObject({ id: partId, name: words(60) })).default([]),
  })
  .refine(({ type, options }) => (type === 'choice') === options.length > 1, 'a choice, and nothing else, has options');

/** A file of `content/registers`. */
export const registerFile = z
  .strictObject({
    id: z.enum(REGISTER_IDS),
    order: z.int(),
    name: words(40),
    entry: words(30),
    purpose: words(160),
    askedBy: words(160),
    howTo: z.array(words(160)).length(3),
    title: partId,
    due: z.strictObject({ name: words(40), column: partId, months: z.int().min(1).max(36).nullable().default(null) }),
    next: z
      .strictObject({ months: z.int().min(1).max(36), keeps: z.array(partId).min(1) })
      .nullable()
      .default(null),
    done: words(160),
    retentionMonths: z.int().min(1).max(120).default(24),
    columns: z.array(column).min(6).max(10),
    checklist: z.array(z.strictObject({ id: partId, name: words(120) })).default([]),
    example: z.strictObject({ says: z.record(partId, words(300)), values: z.record(partId, z.string()) }),
  })
  .superRefine((register, context) => {
    for (const fault of faultsOf(register)) context.addIssue({ code: 'custom', message: fault });
  });

export type RegisterFile = z.output<typeof registerFile>;

function* faultsOf(register: RegisterShape & Pick<RegisterFile, 'example'>): Generator<string> {
  const byId = new Map(register.columns.map((one) => [one.id, one]));
  const ids = [...register.columns, ...register.checklist].map(({ id }) => id);
  const twice = register.columns.find(({ id }, place) => ids.indexOf(id) !== place);
  if (twice !== undefined) yield `two columns are called ${twice.id}`;
  if (byId.get(register.title)?.required !== true) yield 'the column that is the title must be required';
  if (byId.get(register.due.column)?.type !== 'date') yield `${register.due.column} is no date`;
  if (register.next !== null && register.due.months !== null) yield 'what comes again has no next entry';
  const begun = register.next === null ? [] : [...register.next.keeps, register.due.column];
  const missing =
    register.next === null ? [] : register.columns.filter((one) => one.required && !begun.includes(one.id));
  for (const { id } of missing) yield `the next entry would begin without ${id}, which is required`;
  const named = [...(register.next?.keeps ?? []), ...Object.keys(register.example.says)];
  for (const id of [...named, ...Object.keys(register.example.values)])
    if (!byId.has(id)) yield `there is no column ${id}`;
}
