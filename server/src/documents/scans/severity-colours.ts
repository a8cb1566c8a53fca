import type { Severity } from '@portal/domain/monitoring/severity.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import { severities } from '../documents.texts.ts';

/** Printed severities: a word and a colour that can be read on white and under white text (WCAG 2.2 AA). */
export const SEVERITY_PRINT: Readonly<Record<Severity, { readonly label: Phrase; readonly colour: string }>> = {
  high: { label: severities.high, colour: '#b42318' },
  medium: { label: severities.medium, colour: '#a8480a' },
  low: { label: severities.low, colour: '#175cd3' },
  info: { label: severities.info, colour: '#475467' },
};
