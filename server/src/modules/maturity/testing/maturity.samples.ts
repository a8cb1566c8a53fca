import type { ModuleSamples } from '../../../testing/module-samples.ts';
import { fillMaturity } from './filled-maturity.ts';
import { type MaturitySamples, sampleMaturityInputs } from './sample-maturity-inputs.ts';

type Filled = Awaited<ReturnType<typeof fillMaturity>>;

declare module '../../../testing/filled-ids.ts' {
  interface FilledOrganisation extends Filled {}
}

declare module '../../../testing/sample-inputs.ts' {
  interface Samples extends MaturitySamples {}
}

export default {
  fill: ({ insert }, member, now) => fillMaturity(insert, member, now),
  inputs: sampleMaturityInputs,
} satisfies ModuleSamples;
