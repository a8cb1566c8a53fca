import type { ModuleSamples } from '../../../testing/module-samples.ts';

export default { fill: async () => ({}), inputs: () => ({}) } satisfies ModuleSamples;
