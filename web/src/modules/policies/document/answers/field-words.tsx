import '../policy-document.css';
import type { KeyboardEvent, ReactNode } from 'react';
import { say } from '../../../../portal/texts/say.ts';
import { fieldWords as texts } from './answers.texts.ts';

type FieldWordsProps = {
  /** The question that the words answer. */
  readonly label: string;
  readonly isAnswered: boolean;
  readonly onOpen: () => void;
  readonly children: ReactNode;
};

/** Words in a policy that come from an answer: pressing them opens the question. */
export function FieldWords({ label, isAnswered, onOpen, children }: FieldWordsProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onOpen();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot break over two lines, and these words stand inside sentences
    <span
      role="button"
      tabIndex={0}
      title={label}
      onClick={onOpen}
      onKeyDown={press}
      className={isAnswered ? 'field-words' : 'field-words is-open'}
    >
      {children}
      <span className="sr-only"> {say(isAnswered ? texts.answerTo : texts.suggestionFor, { question: label })}</span>
    </span>
  );
}
