import type { CallOutput } from '../../../api/calls.ts';

/** What whoever was given a pack may know of it. */
export type VerifiedPack = CallOutput<'verifyProofPack'>['data'];
