import { Check, CircleAlert, Clock } from 'lucide-react';
import { useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { Notice } from '../notice.tsx';
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
  const told = doneAt === null ? '' : `You said on ${dayInWords(doneAt)} that it is fixed. `;
  const checked = checkedAt === null ? '' : `Checked on ${timeInWords(checkedAt)}: `;
  const isSeen = kind === 'finding' || kind === 'raise';
  switch (state) {
    case 'gone':
      return { look: 'good', text: checked === '' ? 'It is done. Thank you.' : `${checked}it is gone. Thank you.` };
    case 'confirmed':
      return { look: 'good', text: 'Your customer has confirmed that it is done. Thank you.' };
    case 'checking':
      return { look: 'waiting', text: `${told}We are checking it again, which takes a few minutes.` };
    case 'still-there':
      return {
        look: 'bad',
        text: `${checked}it is still there. Something may be missing, or a cache may need to be cleared.`,
      };
    case 'not-tested':
      return { look: 'bad', text: `${checked}it could not be tested. Please try again, or ask below.` };
    case 'reported':
      return {
        look: 'waiting',
        text: `${told}${isSeen ? 'The next check will show whether it is gone.' : 'Your customer has been told and will confirm it.'}`,
      };
    default:
      return null;
  }
}

/** What became of a point, and the button by which a helper says that it is fixed. */
export function PointState({ token, point, onChanged }: PointStateProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const { pointId, state, title } = point;
  const words = wordsOf(point);
  const look = words === null ? null : LOOKS[words.look];
  const canSay = ['open', 'reported', 'still-there', 'not-tested'].includes(state);
  const isAgain = state !== 'open';

  const say = async () => {
    setProblem(null);
    try {
      onChanged((await callApi('reportHandoverDone', { token, pointId })).data);
    } catch (error) {
      const own = isApiError(error) ? error.errors[0]?.message : undefined;
      setProblem(own ?? 'This could not be sent. Please try again.');
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
          label={`${isAgain ? 'Check again' : 'I have fixed this'}: ${title}`}
          onPress={say}
        >
          {isAgain ? 'Check again' : 'I have fixed this'}
        </PlainButton>
      )}
    </div>
  );
}
