import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import { Tile } from '../../../ui/tile.tsx';
import type { TrainingSummary } from '../use-module-activity.ts';
import { trainingTile as texts } from './tiles.texts.ts';

type TrainingTileProps = { readonly summary: TrainingSummary };

/** How the team's training stands: is somebody late, and how many have finished their year. */
export function TrainingTile({ summary: { teamMembers, isFinished, overdue } }: TrainingTileProps) {
  if (teamMembers === 0)
    return (
      <Tile title={say(texts.title)} href="/training" action={say(texts.bringYourTeamOn)} isInvitation>
        {say(texts.tenMinutesAMonth)}
      </Tile>
    );
  const upToDate = teamMembers - overdue;
  return (
    <Tile
      title={say(texts.title)}
      badge={
        <Badge tone={overdue > 0 ? 'danger' : 'success'}>
          {overdue > 0 ? say(texts.overdue, { count: overdue }) : say(texts.upToDate)}
        </Badge>
      }
      href={overdue > 0 ? '/training/team?state=overdue' : '/training'}
      action={overdue > 0 ? say(texts.showWhoIsOverdue) : say(texts.showTheTeam)}
    >
      <ProgressBar
        label={say(texts.upToDate)}
        value={(upToDate / teamMembers) * 100}
        valueLabel={say(texts.upToDateOf, { upToDate, teamMembers })}
        tone={overdue > 0 ? 'accent' : 'success'}
      />
      {isFinished > 0 && <p className="mt-2">{say(texts.finished, { count: isFinished })}</p>}
    </Tile>
  );
}
