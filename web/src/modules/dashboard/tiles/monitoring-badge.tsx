import { CalendarClock, CircleCheck, LoaderCircle, TriangleAlert } from 'lucide-react';
import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import type { MonitoringState } from './monitoring-state.ts';
import { monitoringBadge as texts } from './tiles.texts.ts';

type MonitoringBadgeProps = { readonly state: Exclude<MonitoringState, 'no-website'> };

const looks = {
  'never-scanned': { tone: 'neutral', icon: CalendarClock, text: texts.notScannedYet },
  scanning: { tone: 'accent', icon: LoaderCircle, text: texts.scanning },
  'all-clear': { tone: 'success', icon: CircleCheck, text: texts.allClear },
  issues: { tone: 'warning', icon: TriangleAlert, text: texts.needsAttention },
} as const;

/** The state in two words. */
export function MonitoringBadge({ state }: MonitoringBadgeProps) {
  const { tone, icon: Icon, text } = looks[state];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" size={14} strokeWidth={2.5} />}>
      {say(text)}
    </Badge>
  );
}
