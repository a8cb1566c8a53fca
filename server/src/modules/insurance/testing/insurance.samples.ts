import { randomUUID } from 'node:crypto';
import type * as insurance from '@portal/contract/insurance/insurance.calls.ts';
import type { ModuleSamples } from '../../../testing/module-samples.ts';
import type { SamplesOf } from '../../../testing/samples-of.ts';

declare module '../../../testing/filled-ids.ts' {
  interface FilledOrganisation {
    readonly proofFileId: string;
  }
}

declare module '../../../testing/sample-inputs.ts' {
  interface Samples {
    readonly insurance: SamplesOf<typeof insurance>;
  }
}

export default {
  fill: async ({ insert, putFile }, { orgId, userId, marker }, now) => {
    await insert('firm_statements', {
      org_id: orgId,
      statement_key: 'endpoint-detection',
      value: 'yes',
      note: marker,
      stated_by: userId,
      stated_by_name: marker,
      stated_at: now,
    });
    const proofFileId = randomUUID();
    await insert('proof_files', {
      file_id: proofFileId,
      org_id: orgId,
      statement_key: 'endpoint-detection',
      file_name: `${marker}.txt`,
      size: marker.length,
      sha256: Buffer.alloc(32),
      added_by: userId,
      added_by_name: marker,
      added_at: now,
    });
    await putFile(`insurance/${orgId}/${proofFileId}`, Buffer.from(marker));
    return { proofFileId };
  },
  inputs: ({ proofFileId }) => ({
    insurance: {
      readinessSheet: {},
      readinessPdf: {},
      addProof: {
        key: 'two-approve',
        file: { fileName: 'proof.txt', bytes: Buffer.from('Two people approve.') },
      },
      removeProof: { key: 'endpoint-detection' },
      proofFile: { fileId: proofFileId },
      stateOnSheet: { key: 'two-approve', value: 'yes', note: 'Above 5,000.', version: 0 },
    },
  }),
} satisfies ModuleSamples;
