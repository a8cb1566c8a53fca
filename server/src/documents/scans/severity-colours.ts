import type { Severity } from '@portal/domain/monitoring/severity.ts';

/** Printed severities: a word and a colour that can be read on white and under white text (WCAG 2.2 AA). */
export const SEVERITY_PRINT: Readonly<Record<Severity, { readonly label: string; readonly colour: string }>> = {
  high: { label: 'High', colour: '#b42318' },
  medium: { label: 'Medium', colour: '#a8480a' },
  low: { label: 'Low', colour: '#175cd3' },
  info: { label: 'Info', colour: '#475467' },
};
