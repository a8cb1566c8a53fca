/** Colours with a meaning. A tone is never the only sign: a word or an icon says the same. */
export type Tone =
  | 'neutral'
  | 'accent'
  | 'critical'
  | 'high'
  | 'medium'
  | 'low'
  | 'info'
  | 'success'
  | 'warning'
  | 'danger';

/** A tinted background with text on it that reaches AA contrast. */
export const toneSoft: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink-soft',
  accent: 'bg-accent-soft text-accent-ink',
  critical: 'bg-critical-soft text-critical-ink',
  high: 'bg-high-soft text-high-ink',
  medium: 'bg-medium-soft text-medium-ink',
  low: 'bg-low-soft text-low-ink',
  info: 'bg-info-soft text-info-ink',
  success: 'bg-success-soft text-success-ink',
  warning: 'bg-warning-soft text-warning-ink',
  danger: 'bg-danger-soft text-danger-ink',
};

/** Full-strength fill for bars and rings (3:1 against the surface). */
export const toneFill: Record<Tone, string> = {
  neutral: 'fill-line-strong',
  accent: 'fill-accent',
  critical: 'fill-critical',
  high: 'fill-high',
  medium: 'fill-medium',
  low: 'fill-low',
  info: 'fill-info',
  success: 'fill-success',
  warning: 'fill-warning',
  danger: 'fill-danger',
};

export const toneStroke: Record<Tone, string> = {
  neutral: 'stroke-line-strong',
  accent: 'stroke-accent',
  critical: 'stroke-critical',
  high: 'stroke-high',
  medium: 'stroke-medium',
  low: 'stroke-low',
  info: 'stroke-info',
  success: 'stroke-success',
  warning: 'stroke-warning',
  danger: 'stroke-danger',
};
