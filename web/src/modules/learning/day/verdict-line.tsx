import { say } from '../../../portal/texts/say.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import type { DayWalk } from '../learn-types.ts';
import { dayVerdicts } from './day.texts.ts';
import { verdictLooks } from './day-looks.ts';

/** How a choice is told: a sign and words. */
export function VerdictLine({ verdict }: { readonly verdict: DayWalk['taken'][number]['verdict'] }) {
  const { icon: Icon, ink } = verdictLooks[verdict];
  return (
    <p className={joinClasses('flex items-center gap-2 font-semibold', ink)}>
      <Icon aria-hidden="true" size={20} className="shrink-0" />
      {say(dayVerdicts[verdict])}
    </p>
  );
}
