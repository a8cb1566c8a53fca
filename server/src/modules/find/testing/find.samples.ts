import type * as find from '@portal/contract/find/find.calls.ts';
import type { ModuleSamples } from '../../../testing/module-samples.ts';
import type { SamplesOf } from '../../../testing/samples-of.ts';

type FindSamples = { readonly find: SamplesOf<typeof find> };

declare module '../../../testing/sample-inputs.ts' {
  interface Samples extends FindSamples {}
}

export default {
  inputs: (): FindSamples => ({ find: { findAnything: { search: 'shop' } } }),
} satisfies ModuleSamples;
