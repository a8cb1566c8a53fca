import type { Phrase } from '../texts/texts.ts';
import { scanLevels } from './monitoring.texts.ts';

/** How deep a scan looks; wire names and labels of spec part 2, section 9. */
export const SCAN_LEVELS = [
  'lightning',
  'safe',
  'normal',
  'full',
  'log4shell',
  'sandbox_lightning',
  'sandbox_normal',
] as const;
export type ScanLevel = (typeof SCAN_LEVELS)[number];

export const SCAN_LEVEL_LABELS: Readonly<Record<ScanLevel, Phrase>> = scanLevels;
