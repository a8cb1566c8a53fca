import type { Exercise } from '@portal/contract/training/exercise.schemas.ts';
import { useState } from 'react';
import { PlainButton } from '../../ui/plain-button.tsx';
import { say } from '../texts/say.ts';
import { phish, markedMail as texts } from './course.texts.ts';
import { MailPartText } from './mail-part-text.tsx';
import { type MailPart, mailParts } from './mail-parts.ts';
import { Verdict } from './verdict.tsx';

type MarkedMailProps = {
  readonly mail: Extract<Exercise, { kind: 'spot-the-phish' }>['mail'];
  /** Its link is a QR code. */
  readonly hasCode?: boolean;
  /** One sign after the other rather than all at once. */
  readonly isStepwise?: boolean;
};

/** A mail with its signs of fraud marked, each with why. */
export function MarkedMail({ mail, hasCode = false, isStepwise = false }: MarkedMailProps) {
  const parts = mailParts(mail);
  const signs = parts.filter(({ judgement }) => judgement?.sign === true);
  const [shown, setShown] = useState(isStepwise ? 1 : signs.length);
  return (
    <>
      <ul
        aria-label={say(phish.theEmail)}
        aria-live={isStepwise ? 'polite' : 'off'}
        className="flex flex-col gap-1 rounded-box border border-line bg-surface p-2 shadow-raised"
      >
        {parts.map((part, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a mail never move
            key={index}
            className={index === 4 ? 'mt-2 border-line border-t pt-2' : ''}
          >
            <Part part={part} place={signs.indexOf(part) + 1} count={signs.length} shown={shown} hasCode={hasCode} />
          </li>
        ))}
      </ul>
      {shown < signs.length && (
        <p className="mt-4">
          <PlainButton variant="secondary" onPress={() => setShown(shown + 1)}>
            {say(texts.next)}
          </PlainButton>
        </p>
      )}
    </>
  );
}

type PartProps = {
  readonly part: MailPart;
  /** Among the signs, from 1; 0 is none. */
  readonly place: number;
  readonly count: number;
  readonly shown: number;
  readonly hasCode: boolean;
};

function Part({ part, place, count, shown, hasCode }: PartProps) {
  const isMarked = place > 0 && place <= shown;
  return (
    <div className={`flex flex-col gap-1.5 rounded-inner px-3 py-2 ${isMarked ? 'bg-warning-soft' : ''}`}>
      <div className="wrap-anywhere">
        <MailPartText part={part} />
        {hasCode && part.kind === 'link' && <span className="block text-ink-soft text-sm">{say(texts.code)}</span>}
      </div>
      {isMarked && <Verdict kind="missed" word={say(texts.sign, { place, count })} why={part.judgement?.why ?? ''} />}
    </div>
  );
}
