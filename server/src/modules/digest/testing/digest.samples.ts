import type * as digest from '@portal/contract/digest/digest.calls.ts';
import { newToken } from '../../../system/tokens.ts';
import type { ModuleSamples } from '../../../testing/module-samples.ts';
import type { SamplesOf } from '../../../testing/samples-of.ts';

type DigestSamples = { readonly digest: SamplesOf<typeof digest> };
type Filled = { readonly digestToken: string };

declare module '../../../testing/filled-ids.ts' {
  interface FilledOrganisation extends Filled {}
}

declare module '../../../testing/sample-inputs.ts' {
  interface Samples extends DigestSamples {}
}

export default {
  async fill({ insert }, { orgId, userId }): Promise<Filled> {
    const digestToken = newToken();
    await insert('digest_choices', { user_id: userId, org_id: orgId, frequency: 'monthly', token: digestToken });
    return { digestToken };
  },
  inputs: ({ digestToken }): DigestSamples => ({
    digest: {
      readDigestChoice: {},
      saveDigestChoice: { frequency: 'never' },
      changeDigestByLink: { token: digestToken, frequency: 'monthly' },
    },
  }),
} satisfies ModuleSamples;
