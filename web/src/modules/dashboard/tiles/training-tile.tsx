import { Badge } from '../../../ui/states/badge.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import { Tile } from '../../../ui/tile.tsx';
import type { TrainingSummary } from '../use-module-activity.ts';

type TrainingTileProps = { readonly summary: TrainingSummary };

/** How the team's training stands: is somebody late, and how many have finished their year. */
export function TrainingTile({ summary: { teamMembers, isFinished, overdue } }: TrainingTileProps) {
  if (teamMembers === 0)
    return (
      <Tile title="Training" href="/training" action="Bring Your Team on Board" isInvitation>
        Ten minutes a month makes your team hard to fool.
      </Tile>
    );
  const upToDate = teamMembers - overdue;
  return (
    <Tile
      title="Training"
      badge={
        <Badge tone={overdue > 0 ? 'danger' : 'success'}>{overdue > 0 ? `${overdue} overdue` : 'Up to date'}</Badge>
      }
      href={overdue > 0 ? '/training/team?state=overdue' : '/training'}
      action={overdue > 0 ? 'Show Who Is Overdue' : 'Show the Team'}
    >
      <ProgressBar
        label="Up to date"
        value={(upToDate / teamMembers) * 100}
        valueLabel={`${upToDate} of ${teamMembers}`}
        tone={overdue > 0 ? 'accent' : 'success'}
      />
      {isFinished > 0 && <p className="mt-2">{isFinished} with the whole year done</p>}
    </Tile>
  );
}
