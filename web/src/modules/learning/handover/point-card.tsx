import { Quoted } from '../../../portal/advice/quoted.tsx';
import { RichText } from '../../../portal/rich-text.tsx';
import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { CommandLine } from './command-line.tsx';
import { severities, point as texts } from './handover.texts.ts';
import type { HandoverPoint } from './handover-types.ts';
import { PointQuestions } from './point-questions.tsx';
import { PointState } from './point-state.tsx';
import { PointSteps } from './point-steps.tsx';

type PointCardProps = {
  readonly token: string;
  readonly point: HandoverPoint;
  /** Who answers questions; null where the firm does not say who sent it. */
  readonly sender: string | null;
  readonly onChanged: (point: HandoverPoint) => void;
};

const SEVERITY_TONES = { critical: 'critical', high: 'high', medium: 'medium', low: 'low', info: 'info' } as const;
const TITLE = 'mt-5 mb-1.5 font-semibold';

/** One thing to be fixed: what, why, how, how to see that it worked, and what to tell the firm. */
export function PointCard({ token, point, sender, onChanged }: PointCardProps) {
  const { title, severity, where, quotes, what, why, who, body, ways, verify, state } = point;
  const known = Object.entries(SEVERITY_TONES).find(([name]) => name === severity);
  return (
    <article className="wrap-anywhere rounded-box border border-line bg-surface p-5 shadow-raised tablet:p-7">
      <h2 className="font-semibold text-lg tracking-tight">
        <Quoted text={title} quotes={quotes} />
      </h2>
      {known && (
        <p className="mt-2">
          <Badge tone={known[1]}>{say(severities[known[1]])}</Badge>
        </p>
      )}
      {state === 'removed' ? (
        <p className="mt-3 text-ink-soft">{say(texts.removed)}</p>
      ) : (
        <>
          {what !== '' && (
            <p className="mt-3">
              <Quoted text={what} quotes={quotes} />
            </p>
          )}
          {body.length > 0 && (
            <div className="mt-4">
              <RichText blocks={body} topLevel={3} />
            </div>
          )}
          {where.length > 0 && (
            <>
              <h3 className={TITLE}>{say(texts.where)}</h3>
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
              <h3 className={TITLE}>{say(texts.why)}</h3>
              <p>
                <Quoted text={why} quotes={quotes} />
              </p>
            </>
          )}
          {ways.length > 0 && (
            <>
              <h3 className={TITLE}>{say(texts.how)}</h3>
              {who !== '' && <p className="mb-3 text-ink-soft text-sm">{say(texts.doneBy, { who })}</p>}
              <PointSteps ways={ways} quotes={quotes} />
            </>
          )}
          {verify.text !== '' && (
            <>
              <h3 className={TITLE}>{say(texts.verify)}</h3>
              <p>
                <Quoted text={verify.text} quotes={quotes} />
              </p>
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
