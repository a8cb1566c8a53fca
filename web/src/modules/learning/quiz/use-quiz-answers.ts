import { useState } from 'react';

/** The chosen places by the question's id. */
export type QuizAnswers = Readonly<Record<string, readonly number[]>>;

/** Answers of a try that is not ended, kept in this browser so that a reload or a call in between loses nothing. */
export function useQuizAnswers(tryId: string): {
  readonly answers: QuizAnswers;
  readonly answer: (question: string, places: readonly number[]) => void;
  readonly forget: () => void;
} {
  const key = `quiz-answers ${tryId}`;
  const [answers, setAnswers] = useState<QuizAnswers>(() => read(key));
  const answer = (question: string, places: readonly number[]) => {
    const next = { ...answers, [question]: places };
    setAnswers(next);
    write(key, JSON.stringify(next));
  };
  return { answers, answer, forget: () => write(key, null) };
}

function read(key: string): QuizAnswers {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as QuizAnswers) : {};
  } catch {
    return {};
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Without storage the answers last as long as the page.
  }
}
