import { RichText } from '../../../portal/rich-text.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { CommandLine } from './command-line.tsx';
import type { HandoverPoint } from './handover-types.ts';
import { PointQuestions } from './point-questions.tsx';
import { PointState } from './point-state.tsx';
import { PointSteps } from './point-steps.tsx';

type PointCardProps = {
  readonly token: string;
  readonly point: HandoverPoint;
  /** Who answers questions. */
  readonly sender: string;
  readonly onChanged: (point: HandoverPoint) => void;
};

const SEVERITY_TONES = { critical: 'critical', high: 'high', medium: 'medium', low: 'low', info: 'info' } as const;
const TITLE = 'mt-5 mb-1.5 font-semibold';

/** One thing to be fixed: what, why, how, how to see that it worked, and what to tell the firm. */
export function PointCard({ token, point, sender, onChanged }: PointCardProps) {
  const { title, severity, where, what, why, who, body, ways, verify, state } = point;
  const known = Object.entries(SEVERITY_TONES).find(([name]) => name === severity);
  return (
    <article className="wrap-anywhere rounded-box border border-line bg-surface p-5 shadow-raised tablet:p-7">
      <h2 className="font-semibold text-lg tracking-tight">{title}</h2>
      {known && (
        <p className="mt-2">
          <Badge tone={known[1]}>{known[0].replace(/^./, (letter) => letter.toUpperCase())}</Badge>
        </p>
      )}
      {state === 'removed' ? (
        <p className="mt-3 text-ink-soft">This has since been removed. There is nothing left to do about it.</p>
      ) : (
        <>
          {what !== '' && <p className="mt-3">{what}</p>}
          {body.length > 0 && (
            <div className="mt-4">
              <RichText blocks={body} topLevel={3} />
            </div>
          )}
          {where.length > 0 && (
            <>
              <h3 className={TITLE}>Where</h3>
              <ul className="flex flex-col gap-1">
                {where.map((place) => (
                  <li key={place} className="font-mono text-ink-soft text-sm">
                    {place}
                  </li>
                ))}
              </ul>
            </>
          )}
          {why !== '' && (
            <>
              <h3 className={TITLE}>Why it matters</h3>
              <p>{why}</p>
            </>
          )}
          {ways.length > 0 && (
            <>
              <h3 className={TITLE}>How to fix it</h3>
              {who !== '' && <p className="mb-3 text-ink-soft text-sm">Usually done by: {who}</p>}
              <PointSteps ways={ways} />
            </>
          )}
          {verify.text !== '' && (
            <>
              <h3 className={TITLE}>See it yourself</h3>
              <p>{verify.text}</p>
              {verify.command !== null && <CommandLine text={verify.command} />}
            </>
          )}
          <PointState token={token} point={point} onChanged={onChanged} />
          <PointQuestions token={token} point={point} sender={sender} onChanged={onChanged} />
        </>
      )}
    </article>
  );
}
