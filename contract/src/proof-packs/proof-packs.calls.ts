import { chosenPartsOf } from '@portal/domain/proof-packs/proof-parts.ts';
import { z } from 'zod';
import { call, id, line, lines, namedFile, noInput, withData } from '../call.ts';
import { faults } from '../input-faults.texts.ts';
import {
  chosenParts,
  offeredPart,
  packCode,
  packFile,
  packView,
  proofFacts,
  proofPart,
  validDays,
} from './proof-packs.schemas.ts';

const member = { access: 'member' } as const;

/** What each part would tell if a pack were made now. */
export const previewProof = call({
  ...member,
  method: 'GET',
  path: '/proofPacks/previewProof',
  input: noInput,
  output: withData(
    z.object({
      company: z.string(),
      /** In the order of the pack's pages. */
      offered: z.array(offeredPart),
      facts: proofFacts,
      /** How many names the sign-offs and the training would tell where names are chosen. */
      names: z.object({ signOffs: z.number(), training: z.number() }),
    }),
  ),
  errors: [],
});

/** The packs of the organisation, the latest first, a page at a time. */
export const listProofPacks = call({
  ...member,
  method: 'GET',
  path: '/proofPacks/listProofPacks',
  input: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  output: withData(z.object({ total: z.number(), pageSize: z.number(), packs: z.array(packView) })),
  errors: [],
});

/** Has a pack made of what the portal knows now. The same request twice makes one pack. */
export const makeProofPack = call({
  ...member,
  method: 'POST',
  path: '/proofPacks/makeProofPack',
  input: z.object({
    /** Chosen by the page for what it shows, so that a request sent twice is known again. */
    requestId: id,
    /** The firm that gets the pack. */
    recipient: line(120).min(1, faults.recipient.text),
    /** What it is for; printed on the cover. */
    purpose: lines(500).default(''),
    validDays: validDays.default(90),
    parts: chosenParts.refine((parts) => chosenPartsOf(parts).length > 0, faults.part.text),
  }),
  output: withData(packView),
  errors: ['PROOF_PART_NOT_READY', 'TOO_MANY_PROOF_PACKS'],
  closedToService: true,
  perMinute: 20,
});

/** Makes a pack that could not be made once more, of what it was to tell then. */
export const retryProofPack = call({
  ...member,
  method: 'POST',
  path: '/proofPacks/retryProofPack',
  input: z.object({ packId: id }),
  output: withData(packView),
  errors: [],
  closedToService: true,
  perMinute: 20,
});

/** Takes a pack back: its file goes, and whoever checks it is told. */
export const revokeProofPack = call({
  ...member,
  method: 'POST',
  path: '/proofPacks/revokeProofPack',
  input: z.object({ packId: id }),
  output: withData(packView),
  errors: [],
  closedToService: true,
});

/** The file of a pack that is valid. */
export const downloadProofPack = call({
  ...member,
  method: 'GET',
  path: '/proofPacks/downloadProofPack/{packId}',
  input: z.object({ packId: id }),
  output: namedFile,
  errors: ['PROOF_PACK_NOT_READY', 'PROOF_PACK_OVER'],
  file: 'application/zip',
  isDownload: true,
  perMinute: 60,
});

/** What whoever was given a pack may know: for whom it was made, by whom, until when it is valid, and how to know its file. */
export const verifyProofPack = call({
  access: 'public',
  method: 'GET',
  path: '/proofPacks/verifyProofPack/{code}',
  input: z.object({ code: packCode }),
  output: withData(
    z.object({
      code: packCode,
      state: z.enum(['ready', 'expired', 'revoked']),
      organisation: z.string(),
      recipient: z.string(),
      /** Days in the brand's time zone. */
      madeOn: z.string(),
      validUntil: z.string(),
      revokedOn: z.string().nullable(),
      parts: z.array(proofPart),
      /** The pack as a whole, then the files in it: each can be known again by itself. */
      files: z.array(packFile),
    }),
  ),
  errors: [],
  perMinute: 30,
});
