import { CalendarClock, CircleCheck, LoaderCircle, TriangleAlert } from 'lucide-react';
import { Badge } from '../../../ui/states/badge.tsx';
import type { MonitoringState } from './monitoring-state.ts';

type MonitoringBadgeProps = { readonly state: Exclude<MonitoringState, 'no-website'> };

const looks = {
  'never-scanned': { tone: 'neutral', icon: CalendarClock, text: 'Not scanned yet' },
  scanning: { tone: 'accent', icon: LoaderCircle, text: 'Scanning' },
  'all-clear': { tone: 'success', icon: CircleCheck, text: 'All clear' },
  issues: { tone: 'warning', icon: TriangleAlert, text: 'Needs attention' },
} as const;

/** The state in two words. */
export function MonitoringBadge({ state }: MonitoringBadgeProps) {
  const { tone, icon: Icon, text } = looks[state];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" size={14} strokeWidth={2.5} />}>
      {text}
    </Badge>
  );
}
