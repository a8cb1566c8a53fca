import type * as developers from '@portal/contract/developers/developers.calls.ts';
import type { FilledOrganisation } from '../../../testing/filled-ids.ts';
import type { ModuleSamples } from '../../../testing/module-samples.ts';
import type { SamplesOf } from '../../../testing/samples-of.ts';
import { fillDevelopers } from './filled-developers.ts';

type Filled = Awaited<ReturnType<typeof fillDevelopers>>;
type DevelopersSamples = { readonly developers: SamplesOf<typeof developers> };

declare module '../../../testing/filled-ids.ts' {
  interface FilledOrganisation extends Filled {}
}

declare module '../../../testing/sample-inputs.ts' {
  interface Samples extends DevelopersSamples {}
}

export default {
  fill: ({ insert }, member, now) => fillDevelopers(insert, member, now),
  inputs: (org: FilledOrganisation): DevelopersSamples => ({
    developers: {
      readApiReference: {},
      listApiTokens: {},
      makeApiToken: { name: 'Reports', days: 90, scopes: ['websites:read', 'score:read'] },
      revokeApiToken: { tokenId: org.apiTokenId },
      listProviderTokens: {},
      makeProviderToken: { name: 'Billing', days: 90, scopes: ['customers:read'] },
      revokeProviderToken: { tokenId: org.apiProviderTokenId },
    },
  }),
} satisfies ModuleSamples;
