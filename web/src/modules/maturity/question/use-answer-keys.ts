import type { KeyboardEvent, RefObject } from 'react';
import type { ChosenAnswer } from '../../../portal/maturity/answer-choices.tsx';

type AnswerKeys = {
  readonly choicesRef: RefObject<HTMLFieldSetElement | null>;
  readonly chosen: ChosenAnswer | null;
  readonly onChoose: (answer: ChosenAnswer) => void;
  readonly onNext: () => void;
};

/** 0 to 5 choose an answer, ? is "I don't know", the arrows move, Enter goes on. They act while the focus is in the question. */
export function useAnswerKeys({ choicesRef, chosen, onChoose, onNext }: AnswerKeys) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
    // Dialogs that the question has opened lie elsewhere in the page, and their keys are their own.
    if (!event.currentTarget.contains(target)) return;
    const isRadio = target instanceof HTMLInputElement && target.type === 'radio';
    if (!isRadio && target !== event.currentTarget && target.closest('input, textarea, button, a, summary')) return;
    const choice = choiceOf(key, chosen, isRadio);
    if (choice !== null) {
      event.preventDefault();
      onChoose(choice);
      choicesRef.current
        ?.querySelector<HTMLInputElement>(`input[value="${choice === 'unknown' ? '?' : choice}"]`)
        ?.focus();
    } else if (key === 'Enter' && !event.repeat) {
      event.preventDefault();
      onNext();
    }
  };
}

function choiceOf(key: string, chosen: ChosenAnswer | null, isRadio: boolean): ChosenAnswer | null {
  if (/^[0-5]$/.test(key)) return Number(key);
  if (key === '?') return 'unknown';
  // The browser itself moves among the answers, except to the first one.
  const isMove = key === 'ArrowDown' || key === 'ArrowUp';
  if (isMove && (chosen === null || !isRadio)) return chosen ?? 0;
  return null;
}
