import { ChangesCard } from './changes-card.tsx';
import { HelpLine } from './help-line.tsx';
import { NextActionsCard } from './next-actions-card.tsx';
import { ScoreCard } from './score/score-card.tsx';
import { ModuleTiles } from './tiles/module-tiles.tsx';
import type { ModuleActivity } from './use-module-activity.ts';

type DashboardPartsProps = { readonly activity: ModuleActivity };

/** How safe the firm is, what to do next, what changed, and the modules, on a grid of twelve columns (spec part 1, section 9). */
export function DashboardParts({ activity }: DashboardPartsProps) {
  return (
    <div className="grid grid-cols-12 gap-5">
      <div className="col-span-12">
        <ScoreCard score={activity.score} />
      </div>
      <div className="col-span-12 grid desktop:col-span-8">
        <NextActionsCard actions={activity.nextActions} />
      </div>
      <div className="col-span-12 grid desktop:col-span-4">
        <ChangesCard changes={activity.changes} />
      </div>
      <div className="col-span-12">
        <ModuleTiles activity={activity} />
      </div>
      <div className="col-span-12">
        <HelpLine />
      </div>
    </div>
  );
}
