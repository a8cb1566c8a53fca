import { say } from '../../portal/texts/say.ts';
import { showToast } from '../../ui/overlays/toast.tsx';
import { showCompletedArea as texts } from './maturity.texts.ts';
import type { AreaId, MaturitySet } from './maturity-types.ts';

/** Congratulates on a Security Area whose last open question was just answered (spec part 2, section 2). */
export function showCompletedArea(area: AreaId | null, set: MaturitySet | undefined): void {
  if (area === null) return;
  const category = set?.areas.find(({ elementCategory }) => elementCategory === area)?.name ?? area;
  showToast({ kind: 'success', text: say(texts.congratsYouCompletedThe, { category }) });
}
