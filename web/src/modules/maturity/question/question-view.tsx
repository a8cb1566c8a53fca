import { type RefObject, useEffect, useId, useRef } from 'react';
import { AnswerChoices, type ChosenAnswer } from '../../../portal/maturity/answer-choices.tsx';
import { GlossaryTerms } from '../../../portal/maturity/glossary-terms.tsx';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import type { AnswersInHand } from '../answers/use-answers.ts';
import { ColleagueAnswers } from '../asks/colleague-answers.tsx';
import { ElementsMap } from '../map/elements-map.tsx';
import type { GivenAnswer, MaturityElement, MaturitySet } from '../maturity-types.ts';
import { AnsweredBy } from './answered-by.tsx';
import { ConflictBanner } from './conflict-banner.tsx';
import { DoesNotApply } from './does-not-apply.tsx';
import { FindOutTask } from './find-out-task.tsx';
import { questionView as texts } from './question.texts.ts';
import { QuestionAids } from './question-aids.tsx';
import { QuestionProgress } from './question-progress.tsx';
import { QuestionSteps } from './question-steps.tsx';
import { useAnswerKeys } from './use-answer-keys.ts';
import { useOwnNote } from './use-own-note.ts';
import { useSteps } from './use-steps.ts';

type QuestionViewProps = {
  readonly set: MaturitySet;
  readonly element: MaturityElement;
  readonly answers: AnswersInHand;
};

/** One question with its six answers, beside the map of all questions. */
export function QuestionView({ set, element, answers }: QuestionViewProps) {
  const { elementPath } = element;
  return (
    <div className="grid items-start gap-10 desktop:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="min-w-0">
        <QuestionProgress set={set} element={element} answers={answers} />
        <Question key={elementPath} set={set} element={element} answers={answers} />
      </div>
      <aside
        aria-label={say(texts.allQuestions)}
        className="sticky top-24 hidden max-h-[calc(100dvh-8rem)] overflow-y-auto rounded-box border border-line bg-surface p-4 desktop:block"
      >
        <ElementsMap set={set} assessment={answers.assessment} current={elementPath} />
      </aside>
    </div>
  );
}

function Question({ set, element, answers }: QuestionViewProps) {
  const { elementPath, answers: choices, name } = element;
  usePageTitle(name);
  const headingId = useId();
  const helpId = useId();
  const choicesRef = useRef<HTMLFieldSetElement>(null);
  const { assessment, conflicts, answer, closeConflict, draftNotes } = answers;
  const given = assessment.response.questions[elementPath];
  const conflict = conflicts.get(elementPath);
  const { ownNote, setOwnNote } = useOwnNote(elementPath, answers);
  const note = ownNote ?? given?.note ?? '';
  const steps = useSteps(set, element, answers);
  const chosen = chosenOf(given);

  const choose = (choice: ChosenAnswer) =>
    answer(elementPath, {
      level: choice === 'unknown' ? 0 : choice,
      dontKnow: choice === 'unknown',
      // What was a reason is no note of the answer that takes its place.
      ...(ownNote !== null ? { note: ownNote } : given?.doesNotApply ? { note: '' } : {}),
    });
  const saveNote = (text: string) => {
    if (given === undefined) draftNotes.set(elementPath, text);
    else if (text !== given.note && !(given.doesNotApply && text === ''))
      answer(elementPath, {
        level: given.level,
        dontKnow: given.dontKnow,
        doesNotApply: given.doesNotApply,
        note: text,
      });
  };
  const onKeyDown = useAnswerKeys({ choicesRef, chosen, onChoose: choose, onNext: steps.next });

  useFocusOnChoices(choicesRef);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a second way to press what is in it
    <div tabIndex={-1} onKeyDown={onKeyDown} className="outline-none">
      <h1 id={headingId} className="font-semibold text-2xl tracking-tight">
        {element.question}
      </h1>
      <p id={helpId} className="mt-2 text-ink-soft">
        {element.help}
      </p>
      <p className="mt-2 text-ink-soft text-sm">{say(texts.chooseTheHighestAnswer)}</p>
      <GlossaryTerms terms={set.glossary.filter(({ id }) => element.glossary.includes(id))} />
      <div className="mt-5 flex flex-col gap-4">
        {conflict !== undefined && (
          <ConflictBanner
            element={element}
            conflict={conflict}
            onKeep={() => closeConflict(elementPath)}
            onUseMine={() => answer(elementPath, conflict.mine)}
          />
        )}
        <ColleagueAnswers element={element} set={set} answers={answers} />
        <AnswerChoices
          labelledBy={headingId}
          describedBy={helpId}
          answers={choices}
          chosen={chosen}
          onChoose={choose}
          unknownHint={say(texts.unknownHint)}
          groupRef={choicesRef}
        />
        {given?.dontKnow && <FindOutTask task={element.findOut} />}
        {element.mayNotApply !== null && (
          <DoesNotApply
            when={element.mayNotApply}
            given={given}
            onSay={(reason) => answer(elementPath, { level: 0, dontKnow: false, doesNotApply: true, note: reason })}
          />
        )}
        {given !== undefined && <AnsweredBy given={given} />}
      </div>
      <QuestionAids
        element={element}
        answers={answers}
        note={note}
        onNote={setOwnNote}
        onNoteEnd={saveNote}
        onRemove={given === undefined ? null : () => answer(elementPath, null)}
      />
      <QuestionSteps steps={steps} isAnswered={given !== undefined} />
    </div>
  );
}

function chosenOf(given: GivenAnswer | undefined): ChosenAnswer | null {
  if (given === undefined || given.doesNotApply) return null;
  return given.dontKnow ? 'unknown' : given.level;
}

/** Begins a question at its top, and at its answers. */
function useFocusOnChoices(choicesRef: RefObject<HTMLFieldSetElement | null>) {
  // Whoever goes through the questions by keyboard is at the answers at once; the question is read out with them.
  useEffect(() => {
    window.scrollTo({ top: 0 });
    // Where fingers do the work, a ring around the first answer would only puzzle.
    if (matchMedia('(pointer: coarse)').matches) return;
    const choices = choicesRef.current;
    const radio = choices?.querySelector<HTMLElement>('input:checked') ?? choices?.querySelector<HTMLElement>('input');
    radio?.focus({ preventScroll: true });
  }, [choicesRef]);
}
