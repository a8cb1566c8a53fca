import type { ModuleSamples } from '../../../testing/module-samples.ts';
import { fillProofPacks } from './filled-proof-packs.ts';
import { type ProofSamples, sampleProofInputs } from './sample-proof-inputs.ts';

type Filled = Awaited<ReturnType<typeof fillProofPacks>>;

declare module '../../../testing/filled-ids.ts' {
  interface FilledOrganisation extends Filled {}
}

declare module '../../../testing/sample-inputs.ts' {
  interface Samples extends ProofSamples {}
}

export default {
  fill: ({ insert }, member, now) => fillProofPacks(insert, member, now),
  inputs: sampleProofInputs,
} satisfies ModuleSamples;
