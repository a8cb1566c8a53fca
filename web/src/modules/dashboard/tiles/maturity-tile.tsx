import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { Tile } from '../../../ui/tile.tsx';
import type { ZimmSummary } from '../use-module-activity.ts';
import { maturityTile as texts } from './tiles.texts.ts';

type MaturityTileProps = { readonly summary: ZimmSummary };

/** How mature the firm is so far, and the way to the next question, the start or the report (spec part 1, section 2). */
export function MaturityTile({ summary }: MaturityTileProps) {
  const { assessmentStatus, overallLevel, average, levelInfo, nextQuestion, percentDone } = summary;
  if (percentDone === 0)
    return (
      <Tile
        title={say(texts.title)}
        href="/cybermaturity/assessment/start"
        action={say(texts.startAssessment)}
        isInvitation
      >
        {say(texts.answerPlainQuestionsFor)}
      </Tile>
    );
  const isDone = assessmentStatus === 'completed';
  const next = nextQuestion === null ? 'start' : nextQuestion.elementPath;
  return (
    <Tile
      title={say(texts.title)}
      badge={<Badge>{isDone ? say(texts.allAnswered) : say(texts.percentAnswered, { percent: percentDone })}</Badge>}
      figure={average.toLocaleString(say.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
      unit={say(texts.ofFive)}
      href={isDone ? '/cybermaturity/report' : `/cybermaturity/assessment/${next}`}
      action={isDone ? say(texts.seeYourReport) : say(texts.finishAssessment)}
    >
      {say(isDone ? texts.weakest : texts.weakestSoFar, { level: overallLevel, levelName: levelInfo.levelName })}
    </Tile>
  );
}
