import { MATURITY_AREAS } from '@portal/domain/maturity/levels.ts';
import { z } from 'zod';
import { richText } from '../rich-text/rich-text.schemas.ts';

/** Id of an element, which stands in the address of its question. */
export const elementPath = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/);
export const level = z.int().min(0).max(5);
export const elementCategory = z.enum(MATURITY_AREAS);

/** What takes an element one level up. */
export const levelStep = z.object({
  /** The level it begins at. */
  from: z.number(),
  goal: z.string(),
  steps: z.array(z.string()),
  cost: z.string(),
  time: z.string(),
  hours: z.number(),
  who: z.string(),
});

/** How somebody finds out who does not know. */
export const findOutTask = z.object({ what: z.string(), who: z.string(), minutes: z.number() });

/** A description to choose, from what one would see in a firm. */
export const answerChoice = z.object({ level: z.number(), title: z.string(), text: z.string() });

export const glossaryTerm = z.object({ id: z.string(), term: z.string(), text: z.string() });

/** One question of the assessment. */
export const elementView = z.object({
  elementPath,
  /** Such as P1; the elements come in the order of areas and codes. */
  code: z.string(),
  elementCategory,
  version: z.number(),
  name: z.string(),
  question: z.string(),
  help: z.string(),
  why: richText,
  /** Six, from level 0 to level 5. */
  answers: z.array(answerChoice),
  /** Five, from level 0 to level 4. */
  nextLevels: z.array(levelStep),
  findOut: findOutTask,
  /** The question as it is put to a colleague. */
  askColleague: z.string(),
  /** When it does not apply to a firm, such as “We have no website.”; null where it always does. */
  mayNotApply: z.string().nullable(),
  /** Ids of terms. */
  glossary: z.array(z.string()),
  /** Subcategories of the NIST CSF 2.0. */
  csf: z.array(z.string()),
  /** Goals of the CISA CPG. */
  cpg: z.array(z.string()),
  /** Pages of the portal that help. */
  links: z.array(z.object({ label: z.string(), href: z.string() })),
});

const titledText = z.object({ title: z.string(), text: z.string() });

/** Everything of the assessment that is the same for everybody. */
export const assessmentSet = z.object({
  setVersion: z.number(),
  name: z.string(),
  isBeta: z.boolean(),
  elements: z.array(elementView),
  glossary: z.array(glossaryTerm),
  /** Shown before the first question of a Security Area. */
  interstitials: z.array(z.object({ elementCategory, title: z.string(), text: richText, minutes: z.number() })),
  levels: z.array(z.object({ level: z.number(), levelName: z.string(), description: z.string() })),
  /** The Security Areas in their order; `name` is what people read. */
  areas: z.array(z.object({ elementCategory, name: z.string(), summary: z.string(), finished: titledText })),
  intro: z.object({ explanation: z.string(), tips: z.array(z.string()) }),
  introPages: z.array(z.object({ title: z.string(), text: z.array(z.string()) })),
});

/** What the dashboard says of the assessment to those who have not begun it, without its questions. */
export const assessmentNotices = z.object({
  releaseNotes: z.object({
    version: z.string(),
    title: z.string(),
    text: z.array(z.object({ heading: z.string(), text: z.string() })),
  }),
  roadBlock: titledText,
});
