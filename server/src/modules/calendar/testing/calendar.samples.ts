import type * as calendar from '@portal/contract/calendar/calendar.calls.ts';
import type { ModuleSamples } from '../../../testing/module-samples.ts';
import type { SamplesOf } from '../../../testing/samples-of.ts';

type CalendarSamples = { readonly calendar: SamplesOf<typeof calendar> };

declare module '../../../testing/sample-inputs.ts' {
  interface Samples extends CalendarSamples {}
}

export default {
  inputs: (): CalendarSamples => ({ calendar: { readCalendar: { month: '2026-12' }, downloadCalendar: {} } }),
} satisfies ModuleSamples;
