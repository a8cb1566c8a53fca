import type { ModuleSamples } from '../../../testing/module-samples.ts';

export default {
  async fill({ insert }, { orgId }, now) {
    await insert('score_days', { org_id: orgId, on_day: now.toISOString().slice(0, 10), score: 42 });
    return {};
  },
} satisfies ModuleSamples;
