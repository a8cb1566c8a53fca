import { COUNTRY_CODES } from '@portal/domain/countries/country-codes.ts';
import { CLAUSE_ID, FRAMEWORK_IDS } from '@portal/domain/policies/frameworks.ts';
import { POLICY_GOALS } from '@portal/domain/policies/recommended-policies.ts';
import { INDUSTRY_CODES } from '@portal/domain/profile/industries.ts';
import { z } from 'zod';
import { line } from '../call.ts';
import { policyField } from './policy-field.schemas.ts';

/** Who may read a policy's document. */
export const CLASSIFICATIONS = ['Public', 'Internal', 'Confidential'] as const;

const policyRole = z.strictObject({
  field: z.string(),
  does: line(220).min(10),
  when: z.string().optional(),
  unless: z.string().optional(),
});

const requirements = z.array(z.string().min(1).max(40)).min(1).readonly();

const policyClause = z.strictObject({
  id: z.string().regex(new RegExp(`^${CLAUSE_ID}$`)),
  duty: z.enum(['must', 'should']),
  owner: z.string(),
  every: line(140).min(4),
  record: line(240).min(4),
  register: z.string().optional(),
  anchors: z.partialRecord(z.enum(FRAMEWORK_IDS), requirements),
});

const policyQuestion = z.strictObject({
  ask: line(260).min(15),
  options: z.array(line(160)).length(3).readonly(),
  /** Index of the right option. */
  right: z.int().min(0).max(2),
  why: line(320).min(15),
});

/** What stands at the head of a policy of the library. */
export const policyFrontMatter = z.strictObject({
  /** kebab-case, as the file. */
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  name: line(80).min(5),
  /** What it is for, in one sentence. */
  purpose: line(200).min(30),
  audience: line(120).min(5),
  reviewMonths: z.int().min(1).max(36),
  /** Counts up with every change of the library's text. */
  version: z.int().min(1),
  order: z.int().min(1),
  recommended: z.strictObject({
    always: z.boolean(),
    goals: z.array(z.enum(POLICY_GOALS)).readonly(),
    industries: z.array(z.enum([...INDUSTRY_CODES, 'finance', 'healthcare'])).readonly(),
    /** The industry alone is no reason in a firm of ten or fewer. */
    largerFirms: z.boolean().default(false),
    /** Codes of countries whose law asks for it. */
    countries: z.array(z.enum(COUNTRY_CODES)).readonly().default([]),
    /** Answers in the interview, any of which is a reason. */
    answers: z.record(z.string(), z.array(z.union([z.boolean(), z.string()])).readonly()).default({}),
  }),
  /** Three letters, which its clauses' ids begin with. */
  number: z.string().regex(/^[A-Z]{3}$/),
  classification: z.enum(CLASSIFICATIONS),
  /** Fields of `interview.yaml`, by id. */
  interview: z.array(z.string()).readonly(),
  /** Terms of `terms.yaml`, by id, which are explained at its end. */
  terms: z.array(z.string()).readonly(),
  /** What this policy alone asks. */
  fields: z.array(policyField).max(6).readonly(),
  roles: z.array(policyRole).min(2).max(8).readonly(),
  clauses: z.array(policyClause).min(6).max(12).readonly(),
  questions: z.array(policyQuestion).length(2).readonly(),
  /** What to check with a lawyer; only where employment or privacy law is touched. */
  lawyer: line(400).min(30).optional(),
});

/** Terms that policies explain, each once. */
export const policyTerms = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
      name: line(90).min(2),
      /** The words that auditors type to find it. */
      search: z.array(line(60)).min(1).readonly(),
      says: line(260).min(20),
      only: z.string().optional(),
    }),
  )
  .min(1)
  .readonly();

const topic = z.strictObject({ id: z.string(), name: line(60) });

/** The questions that policies share. */
export const interview = z.strictObject({
  topics: z.array(topic).min(1).readonly(),
  fields: z
    .array(z.looseObject({ topic: z.string() }).transform(({ topic: about, ...field }) => ({ topic: about, field })))
    .min(1)
    .readonly(),
  /** What two policies ask or few firms need: asked by the policies that name it, the same for all of them. */
  shared: z.array(policyField).readonly(),
  training: z.array(policyField).readonly(),
  places: z.array(policyField).readonly(),
  /** What is said at a question whose answer is printed as a fact, and that nobody has answered. */
  unanswered: z.strictObject({ say: line(200).min(20), instead: line(200).min(20) }),
});
