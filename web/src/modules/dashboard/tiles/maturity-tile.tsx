import { Badge } from '../../../ui/states/badge.tsx';
import { Tile } from '../../../ui/tile.tsx';
import type { ZimmSummary } from '../use-module-activity.ts';

type MaturityTileProps = { readonly summary: ZimmSummary };

/** How mature the firm is so far, and the way to the next question, the start or the report (spec part 1, section 2). */
export function MaturityTile({ summary }: MaturityTileProps) {
  const { assessmentStatus, overallLevel, average, levelInfo, nextQuestion, percentDone } = summary;
  if (percentDone === 0)
    return (
      <Tile title="Cyber Maturity" href="/cybermaturity/assessment/start" action="Start Assessment" isInvitation>
        Answer plain questions for about half an hour, and you will know your weakest point.
      </Tile>
    );
  const isDone = assessmentStatus === 'completed';
  const next = nextQuestion === null ? 'start' : nextQuestion.elementPath;
  return (
    <Tile
      title="Cyber Maturity"
      badge={<Badge>{isDone ? 'All answered' : `${percentDone}% answered`}</Badge>}
      figure={average.toFixed(1)}
      unit="of 5 on average"
      href={isDone ? '/cybermaturity/report' : `/cybermaturity/assessment/${next}`}
      action={isDone ? 'See your report' : 'Finish Assessment'}
    >
      Weakest: level {overallLevel}, {levelInfo.levelName}
      {!isDone && ' so far'}.
    </Tile>
  );
}
