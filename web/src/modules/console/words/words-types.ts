import type { CallInput, CallOutput } from '../../../api/calls.ts';

/** One text of the list. */
export type WordsText = CallOutput<'listBrandWords'>['data']['texts'][number];

/** Whose words they are, and in which language. */
export type WordsOf = Pick<CallInput<'saveBrandWords'>, 'brandId' | 'language'>;
