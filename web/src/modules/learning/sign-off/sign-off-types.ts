import type { CallOutput } from '../../../api/calls.ts';

/** One policy to read and confirm. */
export type SignOffPolicy = CallOutput<'readSignOffText'>['data'];

/** Whose policy it is, and which. */
export type SignOffPlace = { readonly token: string; readonly policyId: string; readonly version: number };
