import type { PassiveEnd } from '@portal/scanner/surface/look-passively.ts';
import type { VectorLook } from '@portal/scanner/surface/vector-look.ts';

/**
 * A look that needs nobody's permission, for anybody who asks. `tell` hears of vectors as they are looked at.
 * Rejects with the signal's reason when it is aborted.
 */
export type PassiveLook = (
  url: string,
  tell: (looks: readonly VectorLook[]) => void,
  signal: AbortSignal,
) => Promise<PassiveEnd>;
