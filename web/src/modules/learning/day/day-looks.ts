import { CircleCheck, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { DayWalk } from '../learn-types.ts';

type Look = { readonly icon: LucideIcon; readonly ink: string; readonly box: string };

/** How a choice looks, beside its words: by its sign first, and by its color. */
export const verdictLooks: Readonly<Record<DayWalk['taken'][number]['verdict'], Look>> = {
  wise: { icon: CircleCheck, ink: 'text-success-ink', box: 'border-success/50 bg-success-soft' },
  risky: { icon: TriangleAlert, ink: 'text-warning-ink', box: 'border-warning/50 bg-warning-soft' },
  wrong: { icon: OctagonAlert, ink: 'text-danger-ink', box: 'border-danger/50 bg-danger-soft' },
};
