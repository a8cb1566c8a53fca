import type * as incidents from '@portal/contract/incidents/incidents.calls.ts';
import type { ModuleSamples } from '../../../testing/module-samples.ts';
import type { SamplesOf } from '../../../testing/samples-of.ts';

type IncidentsSamples = { readonly incidents: SamplesOf<typeof incidents> };

declare module '../../../testing/sample-inputs.ts' {
  interface Samples extends IncidentsSamples {}
}

export default {
  inputs: (): IncidentsSamples => ({ incidents: { readIncidents: {} } }),
} satisfies ModuleSamples;
