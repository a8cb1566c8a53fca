import type { CallOutput } from '../../api/calls.ts';

/** A pack of the list. */
export type Pack = CallOutput<'listProofPacks'>['data']['packs'][number];
/** What packs would tell now. */
export type Preview = CallOutput<'previewProof'>['data'];
export type Facts = Preview['facts'];
