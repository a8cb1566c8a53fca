import { ArrowRight, ChevronDown } from 'lucide-react';
import { StepAids } from '../../../portal/modules/step-aids.tsx';
import { NeedHelpButton } from '../../../portal/support/need-help-button.tsx';
import { say } from '../../../portal/texts/say.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { LevelMark } from '../map/level-mark.tsx';
import { questionPath } from '../maturity-path.ts';
import type { ReportedElement } from '../maturity-types.ts';
import { timeInWords } from '../time-in-words.ts';
import { elementRow as texts } from './report.texts.ts';
import { VerdictLine } from './verdict-line.tsx';

type ElementRowProps = {
  readonly element: ReportedElement;
  readonly isOpenAtFirst: boolean;
  /** It is said above for many elements at once. */
  readonly hidesEvidence: boolean;
};

/** One element: the answer, what the portal has seen of it, and what takes it one level up. */
export function ElementRow({ element, isOpenAtFirst, hidesEvidence }: ElementRowProps) {
  const { elementPath, code, name, level, levelName, answer, dontKnow, doesNotApply, note, isOutdated, evidence } =
    element;
  // Who did not know gave no word; the task below says what is missing.
  const isSaidElsewhere = hidesEvidence || (dontKnow && evidence?.verdict === 'claimed');
  const isOpen = level === null && !doesNotApply;
  const given = isOpen ? undefined : { level: level ?? 0, dontKnow, doesNotApply };
  return (
    <article className="flex items-start gap-3.5 tablet:gap-4">
      <span className="mt-0.5">
        <LevelMark given={given} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h3 className="font-semibold">
            {name} <span className="font-normal text-ink-soft text-sm">{code}</span>
          </h3>
          <span data-print="hidden" className="text-sm">
            <TextLink isStandalone href={questionPath(elementPath)}>
              {say.parts(isOpen ? texts.answer : texts.changeTheAnswer, {
                name,
                unseen: (words) => (
                  <span key="unseen" className="sr-only">
                    {words}
                  </span>
                ),
              })}
            </TextLink>
          </span>
        </div>
        <p className="text-ink-soft text-sm">
          {isOpen && say(texts.notAnsweredYet)}
          {doesNotApply && say(texts.doesNotApplyTo)}
          {dontKnow && say(texts.youDidNotKnow)}
          {level !== null &&
            !dontKnow &&
            say(texts.levelAndAnswer, { level, name: levelName ?? '', answer: answer ?? '' })}
        </p>
        {isOutdated && <p className="mt-1 text-sm text-warning-ink">{say(texts.theQuestionHasChanged)}</p>}
        {note !== '' && <p className="mt-1.5 whitespace-pre-line text-sm italic">{say(texts.note, { note })}</p>}
        {evidence !== null && !isSaidElsewhere && <VerdictLine evidence={evidence} />}
        <NextStep element={element} isOpenAtFirst={isOpenAtFirst} />
      </div>
    </article>
  );
}

function NextStep({
  element: { elementPath, name, next, findOut, level, screens },
  isOpenAtFirst,
}: Omit<ElementRowProps, 'hidesEvidence'>) {
  if (findOut !== null) {
    return (
      <p className="mt-3 rounded-box bg-accent-softer px-4 py-3 text-sm">
        {say.parts(texts.findOut, {
          what: findOut.what,
          who: findOut.who,
          time: timeInWords(findOut.minutes),
          strong: (words) => (
            <strong key="strong" className="font-semibold">
              {words}
            </strong>
          ),
          quiet: (words) => (
            <span key="quiet" className="text-ink-soft">
              {words}
            </span>
          ),
        })}
      </p>
    );
  }
  if (next === null || level === null) return null;
  return (
    <details open={isOpenAtFirst} className="group mt-3 rounded-box bg-accent-softer px-4 text-sm">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 py-2 font-medium [&::-webkit-details-marker]:hidden">
        <ArrowRight aria-hidden="true" size={16} className="shrink-0 text-accent-ink" />
        <span className="min-w-0 flex-1">{say(texts.toLevel, { level: level + 1, goal: next.goal })}</span>
        <ChevronDown
          aria-hidden="true"
          size={18}
          className="shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-4 ps-6">
        <ol className="flex list-decimal flex-col gap-1.5 ps-5">
          {next.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {screens.length > 0 && (
          <dl className="mt-3 flex flex-col gap-1">
            {screens.map(({ system, where }) => (
              <div key={system}>
                <dt className="inline font-medium">{say(texts.inSystem, { system })} </dt>
                <dd className="inline text-ink-soft">{where}</dd>
              </div>
            ))}
          </dl>
        )}
        <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
          {[
            { term: say(texts.cost), value: next.cost },
            { term: say(texts.time), value: next.time },
            { term: say(texts.who), value: next.who },
          ].map(({ term, value }) => (
            <div key={term} className="flex gap-1.5">
              <dt className="text-ink-soft">{term}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
        </dl>
        <StepAids step={{ kind: 'elements', id: elementPath }} />
        <div data-print="hidden" className="mt-3 empty:hidden">
          <NeedHelpButton variant="quiet" about={{ kind: 'element', id: elementPath, label: name }} />
        </div>
      </div>
    </details>
  );
}
