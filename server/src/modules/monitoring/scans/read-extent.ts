import { scanExtent } from '@portal/contract/monitoring/scan-extent.schemas.ts';
import type { ScanExtent } from '@portal/domain/monitoring/extent/scan-extent.ts';

/** How much of its website a scan tried, as it is stored with it; null where it was not counted. */
export const readExtent = (stored: unknown): ScanExtent | null => scanExtent.nullable().parse(stored ?? null);
