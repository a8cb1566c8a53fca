import { elementPath } from '@portal/contract/maturity/maturity-set.schemas.ts';
import { EVIDENCE_KINDS } from '@portal/domain/facts/portal-facts.ts';
import { HIGHEST_LEVEL, LOWEST_LEVEL, MATURITY_AREAS } from '@portal/domain/maturity/levels.ts';
import { CISA_CPG_IDS, NIST_CSF_IDS } from '@portal/domain/policies/standards.ts';
import { z } from 'zod';

const text = z.string().trim().min(1);
const titled = z.strictObject({ title: text, text });
const version = z.int().min(1).max(100_000);
const termId = z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/);

/** One row for each number from the first to the last, in their order. */
const numbered = <Row extends z.ZodObject>(row: Row, key: 'level' | 'from', last: number) =>
  z
    .array(row)
    .length(last + 1)
    .refine(
      (rows) => rows.every((one, index) => (one as Readonly<Record<string, unknown>>)[key] === index),
      `must have the ${key}s 0 to ${last} in their order`,
    );

const area = z.strictObject({
  id: z.enum(MATURITY_AREAS),
  name: text,
  summary: text,
  interstitial: z.strictObject({ title: text, text, minutes: z.int().positive() }),
  finished: titled,
});

/** `set.yaml`: everything but the questions. */
export const setFile = z.strictObject({
  id: termId,
  version,
  name: text,
  beta: z.boolean(),
  levels: numbered(z.strictObject({ level: z.int(), name: text, description: text }), 'level', HIGHEST_LEVEL),
  areas: z
    .array(area)
    .length(MATURITY_AREAS.length)
    .refine(
      (areas) => areas.every(({ id }, index) => id === MATURITY_AREAS[index]),
      `must be ${MATURITY_AREAS.join(', ')} in this order`,
    ),
  intro: z.strictObject({ explanation: text, tips: z.array(text).min(1).max(6) }),
  introPages: z
    .array(z.strictObject({ title: text, text: z.array(text).min(1) }))
    .min(2)
    .max(8),
  releaseNotes: z.strictObject({
    version: text,
    title: text,
    text: z.array(z.strictObject({ heading: text, text })).min(1),
  }),
  roadBlock: titled,
  glossary: z.array(z.strictObject({ id: termId, term: text, text })).max(200),
});

/** `elements/<id>.yaml`: one question. */
export const elementFile = z.strictObject({
  id: elementPath,
  /** A letter and a number; the questions of an area come in the order of the numbers. */
  code: z.string().regex(/^[A-Z][1-9]\d?$/),
  area: z.enum(MATURITY_AREAS),
  /** Below this level it comes before everything else in the plan. */
  comesFirstBelow: z.int().min(1).max(HIGHEST_LEVEL).optional(),
  /** When it does not apply to a firm, in the firm's words; absent where it always does. */
  mayNotApply: text.optional(),
  version,
  name: text,
  question: text,
  help: text,
  why: text,
  answers: numbered(
    z.strictObject({ level: z.int(), title: text.max(60), text: text.max(240) }),
    'level',
    HIGHEST_LEVEL,
  ),
  nextLevels: numbered(
    z.strictObject({
      from: z.int().min(LOWEST_LEVEL),
      goal: text,
      steps: z.array(text).min(2).max(4),
      cost: text,
      time: text,
      hours: z.number().positive().max(1000),
      hoursPerPerson: z.number().positive().max(10).optional(),
      /** 1 (little) to 10 (most), by what small firms lose most by. */
      effect: z.int().min(1).max(10),
      who: text,
    }),
    'from',
    HIGHEST_LEVEL - 1,
  ),
  findOut: z.strictObject({ what: text, who: text, minutes: z.int().positive() }),
  askColleague: text,
  glossary: z.array(termId),
  csf: z.array(z.enum(NIST_CSF_IDS as [string, ...string[]])),
  cpg: z.array(z.enum(CISA_CPG_IDS as [string, ...string[]])),
  /** Where this is set in the two systems that most small firms work with. */
  screens: z.array(z.strictObject({ system: z.enum(['Microsoft 365', 'Google Workspace']), where: text })).default([]),
  evidence: z.array(z.enum(EVIDENCE_KINDS)),
  links: z
    .array(
      z.strictObject({
        label: text,
        href: z.string().regex(/^\/(?!\/)/, 'must be a path of the portal, such as /training'),
      }),
    )
    .max(3),
});
