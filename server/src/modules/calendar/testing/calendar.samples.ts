import type * as calendar from '@portal/contract/calendar/calendar.calls.ts';
import { hashToken } from '../../../system/tokens.ts';
import type { ModuleSamples } from '../../../testing/module-samples.ts';
import type { SamplesOf } from '../../../testing/samples-of.ts';

type CalendarSamples = { readonly calendar: SamplesOf<typeof calendar> };

declare module '../../../testing/sample-inputs.ts' {
  interface Samples extends CalendarSamples {}
}

export default {
  fill: async ({ insert }, { orgId, userId, marker }, now) => {
    await insert('calendar_feeds', { user_id: userId, org_id: orgId, token_hash: hashToken(marker), made_at: now });
    return {};
  },
  inputs: (): CalendarSamples => ({
    calendar: {
      readCalendar: { month: '2026-12' },
      downloadCalendar: {},
      readCalendarFeed: {},
      renewCalendarFeed: {},
      endCalendarFeed: {},
    },
  }),
} satisfies ModuleSamples;
