import { randomUUID } from 'node:crypto';
import type * as checkLeads from '@portal/contract/outside-check/check-leads.calls.ts';
import type * as outsideCheck from '@portal/contract/outside-check/outside-check.calls.ts';
import type { ModuleSamples } from '../../../testing/module-samples.ts';
import type { SamplesOf } from '../../../testing/samples-of.ts';

type OutsideCheckSamples = {
  readonly outsideCheck: SamplesOf<typeof outsideCheck>;
  readonly checkLeads: SamplesOf<typeof checkLeads>;
};

type Filled = { readonly checkId: string; readonly checkLeadId: string };

declare module '../../../testing/filled-ids.ts' {
  interface FilledOrganisation extends Filled {}
}

declare module '../../../testing/sample-inputs.ts' {
  interface Samples extends OutsideCheckSamples {}
}

const HOUR_MS = 60 * 60_000;

export default {
  async fill({ insert }, { marker }, now): Promise<Filled> {
    const ids = { checkId: randomUUID(), checkLeadId: randomUUID() };
    await insert('outside_checks', {
      check_id: ids.checkId,
      browser_hash: Buffer.from(marker),
      host: 'harbor-bakery.com',
      url: 'https://harbor-bakery.com/',
      brand_id: 'default',
      subscription_id: null,
      channel: '',
      is_done: true,
      failure: null,
      seen: JSON.stringify({ outcomes: {}, findings: [] }),
      created_at: now,
      expires_at: new Date(now.getTime() + HOUR_MS),
    });
    await insert('outside_check_leads', {
      lead_id: ids.checkLeadId,
      email: `${marker}@harbor-bakery.com`,
      domain: 'harbor-bakery.com',
      brand_id: 'default',
      channel: '',
      consent_text: 'Yes',
      left_at: now,
      expires_at: new Date(now.getTime() + HOUR_MS),
    });
    await insert('outside_check_counts', {
      on_day: now.toISOString().slice(0, 10),
      brand_id: 'default',
      channel: marker,
      checks: 2,
      leads: 1,
    });
    return ids;
  },
  inputs: ({ checkId, checkLeadId }): OutsideCheckSamples => ({
    outsideCheck: {
      startOutsideCheck: { domain: 'harbor-bakery.com' },
      readOutsideCheck: { checkId },
      leaveCheckEmail: { checkId, email: 'sam@harbor-bakery.com', agrees: true },
    },
    checkLeads: {
      listCheckLeads: {},
      downloadCheckLeads: {},
      deleteCheckLead: { leadId: checkLeadId },
      listCheckLinks: {},
    },
  }),
  systemTables: ['outside_check_counts', 'outside_check_leads', 'outside_checks'],
} satisfies ModuleSamples;
