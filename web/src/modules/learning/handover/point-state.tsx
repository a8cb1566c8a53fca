import { Check, CircleAlert, Clock } from 'lucide-react';
import { useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { say } from '../../../portal/texts/say.ts';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { Notice } from '../notice.tsx';
import { outcomes } from './handover.texts.ts';
import type { HandoverPoint } from './handover-types.ts';
import { dayInWords, timeInWords } from './in-words.ts';

type PointStateProps = {
  readonly token: string;
  readonly point: HandoverPoint;
  readonly onChanged: (point: HandoverPoint) => void;
};

const LOOKS = {
  good: { icon: Check, box: 'bg-success-soft', mark: 'text-success-ink' },
  waiting: { icon: Clock, box: 'bg-sunken', mark: 'text-ink-soft' },
  bad: { icon: CircleAlert, box: 'bg-warning-soft', mark: 'text-warning-ink' },
} as const;

/** How a point stands in words; nothing before its helper has said a word. */
function wordsOf({ state, kind, doneAt, checkedAt }: HandoverPoint): {
  readonly look: keyof typeof LOOKS;
  readonly text: string;
} | null {
  const day = doneAt === null ? null : dayInWords(doneAt);
  const time = checkedAt === null ? null : timeInWords(checkedAt);
  const isSeen = kind === 'finding' || kind === 'raise';
  switch (state) {
    case 'gone':
      return { look: 'good', text: time === null ? say(outcomes.done) : say(outcomes.gone, { time }) };
    case 'confirmed':
      return { look: 'good', text: say(outcomes.confirmed) };
    case 'checking':
      return { look: 'waiting', text: day === null ? say(outcomes.checking) : say(outcomes.checkingSaid, { day }) };
    case 'still-there':
      return {
        look: 'bad',
        text: time === null ? say(outcomes.stillThere) : say(outcomes.stillThereChecked, { time }),
      };
    case 'not-tested':
      return { look: 'bad', text: time === null ? say(outcomes.notTested) : say(outcomes.notTestedChecked, { time }) };
    case 'reported':
      return { look: 'waiting', text: reportedInWords(isSeen, day) };
    default:
      return null;
  }
}

function reportedInWords(isSeen: boolean, day: string | null): string {
  if (day === null) return say(isSeen ? outcomes.nextCheck : outcomes.willConfirm);
  return say(isSeen ? outcomes.nextCheckSaid : outcomes.willConfirmSaid, { day });
}

/** What became of a point, and the button by which a helper says that it is fixed. */
export function PointState({ token, point, onChanged }: PointStateProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const { pointId, state, title } = point;
  const words = wordsOf(point);
  const look = words === null ? null : LOOKS[words.look];
  const canSay = ['open', 'reported', 'still-there', 'not-tested'].includes(state);
  const isAgain = state !== 'open';

  const report = async () => {
    setProblem(null);
    try {
      onChanged((await callApi('reportHandoverDone', { token, pointId })).data);
    } catch (error) {
      const own = isApiError(error) ? error.errors[0]?.message : undefined;
      setProblem(own ?? say(outcomes.notSent));
    }
  };

  return (
    <div className="mt-6 flex flex-col items-start gap-4 border-line border-t pt-5">
      <div role="status" className="w-full">
        {words !== null && look !== null && (
          <p className={`flex items-start gap-3 rounded-box border border-line p-4 ${look.box}`}>
            <look.icon aria-hidden="true" size={20} className={`mt-0.5 shrink-0 ${look.mark}`} />
            <span className="min-w-0">{words.text}</span>
          </p>
        )}
      </div>
      {problem !== null && <Notice>{problem}</Notice>}
      {canSay && (
        <PlainButton
          variant={isAgain ? 'secondary' : 'primary'}
          label={say(isAgain ? outcomes.againLabel : outcomes.fixedLabel, { title })}
          onPress={report}
        >
          {say(isAgain ? outcomes.again : outcomes.fixed)}
        </PlainButton>
      )}
    </div>
  );
}
