import { QUESTION_ANSWERS } from '@portal/domain/policies/answer-question.ts';
import { PACK_CODE } from '@portal/domain/proof-packs/pack-code.ts';
import { PACK_STATES } from '@portal/domain/proof-packs/pack-state.ts';
import { VALID_DAYS } from '@portal/domain/proof-packs/pack-validity.ts';
import { PROOF_DETAILS, PROOF_PARTS } from '@portal/domain/proof-packs/proof-parts.ts';
import { z } from 'zod';
import { id } from '../call.ts';

export const packCode = z.string().regex(PACK_CODE);
export const validDays = z.literal([...VALID_DAYS]);
export const proofPart = z.enum(PROOF_PARTS);

/** What somebody chose; null leaves a part out. */
export const chosenParts = z.object({
  policies: z.enum(PROOF_DETAILS.policies).nullable().default(null),
  signOffs: z.enum(PROOF_DETAILS.signOffs).nullable().default(null),
  coverage: z.enum(PROOF_DETAILS.coverage).nullable().default(null),
  training: z.enum(PROOF_DETAILS.training).nullable().default(null),
  websites: z.enum(PROOF_DETAILS.websites).nullable().default(null),
  maturity: z.enum(PROOF_DETAILS.maturity).nullable().default(null),
  rating: z.enum(PROOF_DETAILS.rating).nullable().default(null),
  secondFactor: z.enum(PROOF_DETAILS.secondFactor).nullable().default(null),
});

const severities = { highs: z.number(), mediums: z.number(), lows: z.number() };

/** What each part tells; days such as "2026-11-22" are in the brand's time zone. No part holds names of people. */
export const proofFacts = z.object({
  policies: z.array(
    z.object({
      policyId: z.string(),
      name: z.string(),
      version: z.number(),
      approvedOn: z.string(),
      reviewOn: z.string(),
    }),
  ),
  /** Of the policies that hold and that somebody was asked to confirm. */
  signOffs: z.array(
    z.object({ policyId: z.string(), name: z.string(), version: z.number(), asked: z.number(), confirmed: z.number() }),
  ),
  /** What the approved policies answer; packs of earlier versions have none. */
  coverage: z
    .object({
      frameworks: z.array(
        z.object({
          name: z.string(),
          evidenced: z.number(),
          written: z.number(),
          missing: z.number(),
          total: z.number(),
        }),
      ),
      answers: z.array(
        z.object({
          topic: z.string(),
          question: z.string(),
          answer: z.enum(QUESTION_ANSWERS),
          reason: z.string(),
          /** Clauses with their policies, in words. */
          sources: z.array(z.string()),
        }),
      ),
    })
    .nullish(),
  training: z.object({
    people: z.number(),
    courses: z.array(z.object({ courseId: z.string(), name: z.string(), assigned: z.number(), completed: z.number() })),
  }),
  websites: z.array(
    z.object({
      name: z.string(),
      lastScanOn: z.string(),
      /** Findings that are there now and were not set aside. */
      ...severities,
      /** The last completed scan of each of the latest twelve months that had one, the earliest first. */
      months: z.array(z.object({ month: z.string(), ...severities })),
    }),
  ),
  maturity: z
    .object({
      overallLevel: z.number(),
      levelName: z.string(),
      answered: z.number(),
      answeredOn: z.string(),
      elements: z.array(
        z.object({
          name: z.string(),
          level: z.number().nullable(),
          levelName: z.string().nullable(),
          /** Why there is no level, or what speaks against it; packs of earlier versions have none. */
          remark: z.string().optional(),
        }),
      ),
    })
    .nullable(),
  rating: z
    .object({
      rating: z.number(),
      band: z.string(),
      ratedOn: z.string(),
      vectors: z.array(z.object({ name: z.string(), grade: z.string().nullable() })),
    })
    .nullable(),
  secondFactor: z.object({ people: z.number(), withSecondFactor: z.number(), isRequired: z.boolean() }),
});
export type ProofFacts = z.output<typeof proofFacts>;

/** A part as it stands now: `empty` ones have nothing to show yet. Parts of modules that are not in the plan are not there. */
export const offeredPart = z.object({ part: proofPart, isEmpty: z.boolean() });

/** A file by which a pack can be known again; the SHA-256 is in hexadecimal. */
export const packFile = z.object({ name: z.string(), size: z.number(), sha256: z.string() });
export type PackFile = z.output<typeof packFile>;

/** A pack in the list. */
export const packView = z.object({
  packId: id,
  recipient: z.string(),
  purpose: z.string(),
  parts: chosenParts,
  validDays,
  state: z.enum(PACK_STATES),
  askedBy: z.string(),
  askedAt: z.string(),
  expiresAt: z.string(),
  revokedAt: z.string().nullable(),
  /** Where whoever gets the pack can check it. */
  address: z.string(),
  code: packCode,
  fileName: z.string(),
  /** The ZIP file; null until it is made. */
  file: packFile.nullable(),
});
