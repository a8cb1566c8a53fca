import type { ScanLevel } from '@portal/domain/monitoring/scan-levels.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import { scanLevelDescriptions as texts } from './monitoring.texts.ts';

/** What a scan of each level does, how long it takes and what it leaves behind, for people who choose one. */
export const SCAN_LEVEL_DESCRIPTIONS: Readonly<Record<ScanLevel, Phrase>> = {
  lightning: texts.aQuickLookAt,
  safe: texts.goesThroughTheWhole,
  normal: texts.everythingInSafeAnd,
  full: texts.theDeepestLookMany,
  log4shell: texts.looksForOneWeakness,
  sandbox_lightning: texts.likeLightningForA,
  sandbox_normal: texts.likeNormalForA,
};
