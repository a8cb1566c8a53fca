import type * as registers from '@portal/contract/registers/registers.calls.ts';
import type { ModuleSamples } from '../../../testing/module-samples.ts';
import type { SamplesOf } from '../../../testing/samples-of.ts';

type RegistersSamples = { readonly registers: SamplesOf<typeof registers> };

declare module '../../../testing/sample-inputs.ts' {
  interface Samples extends RegistersSamples {}
}

export default {
  inputs: (): RegistersSamples => ({ registers: { readRegisters: {} } }),
} satisfies ModuleSamples;
