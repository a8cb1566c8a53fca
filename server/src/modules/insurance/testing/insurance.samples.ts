import type * as insurance from '@portal/contract/insurance/insurance.calls.ts';
import type { ModuleSamples } from '../../../testing/module-samples.ts';
import type { SamplesOf } from '../../../testing/samples-of.ts';

declare module '../../../testing/sample-inputs.ts' {
  interface Samples {
    readonly insurance: SamplesOf<typeof insurance>;
  }
}

export default {
  fill: async ({ insert }, { orgId, userId, marker }, now) => {
    await insert('firm_statements', {
      org_id: orgId,
      statement_key: 'endpoint-detection',
      value: 'yes',
      note: marker,
      stated_by: userId,
      stated_by_name: marker,
      stated_at: now,
    });
    return {};
  },
  inputs: () => ({
    insurance: {
      readinessSheet: {},
      readinessPdf: {},
      stateOnSheet: { key: 'two-approve', value: 'yes', note: 'Above 5,000.', version: 0 },
    },
  }),
} satisfies ModuleSamples;
