import { say } from '../../portal/texts/say.ts';
import type { CheckFinding } from './check-types.ts';
import { GradeWord } from './grade-word.tsx';
import { findingRow as texts } from './outside-check.texts.ts';

type FindingRowProps = { readonly found: CheckFinding; readonly isOpenAtFirst: boolean };

/** One thing to fix: what it is, and behind it why, how, by whom, and what was seen. */
export function FindingRow({ found, isOpenAtFirst }: FindingRowProps) {
  const { grade, title, why, fix, who, effort, places } = found;
  return (
    <li>
      <details open={isOpenAtFirst} className="group rounded-box border border-line bg-surface shadow-raised">
        <summary className="flex cursor-pointer list-none items-start gap-3 rounded-box p-4 tablet:px-5 [&::-webkit-details-marker]:hidden">
          <span className="flex min-w-0 flex-1 flex-col items-start gap-1.5 tablet:flex-row tablet:items-center tablet:gap-3">
            <GradeWord grade={grade} />
            <span className="font-semibold">{title}</span>
          </span>
          <Chevron />
        </summary>
        <div className="flex flex-col gap-4 px-4 pb-5 tablet:px-5">
          <p>{why}</p>
          {fix.length > 0 && (
            <div>
              <h3 className="mb-1.5 font-semibold">{say(texts.howToFixIt)}</h3>
              <ol className="list-decimal space-y-1.5 ps-5">
                {fix.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </div>
          )}
          <dl className="grid gap-x-6 gap-y-2 text-sm tablet:grid-cols-2">
            <div>
              <dt className="text-ink-soft">{say(texts.whoCanDoIt)}</dt>
              <dd>{who}</dd>
            </div>
            <div>
              <dt className="text-ink-soft">{say(texts.howLongItTakes)}</dt>
              <dd>{effort}</dd>
            </div>
          </dl>
          <div className="rounded-inner bg-sunken p-3 text-sm">
            <h3 className="mb-1 text-ink-soft">{say(texts.whatWasSeen)}</h3>
            <ul className="space-y-2">
              {places.map(({ asset, evidence }) => (
                <li key={asset}>
                  <span className="wrap-anywhere font-medium">{asset}</span>
                  {evidence.map((line) => (
                    <span key={line} className="wrap-anywhere block font-mono text-xs">
                      {line}
                    </span>
                  ))}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </details>
    </li>
  );
}

/** Drawn here: the icons' own would bring a file of the menu along. */
function Chevron() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="mt-0.5 size-5 shrink-0 fill-none stroke-2 stroke-ink-soft transition-transform group-open:rotate-180"
    >
      <path d="m6 9 6 6 6-6" />
    </svg>
  );
}
