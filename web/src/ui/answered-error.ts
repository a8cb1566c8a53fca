import { type ReactNode, useState, useSyncExternalStore } from 'react';

/** How often a server has answered with a text for a field. */
const answers = new Map<string, number>();
const listeners = new Set<() => void>();

/** Notes that a text for a field is a server's answer: it is about the value that was sent, and says nothing of a later one. */
export function noteAnsweredError(text: string): void {
  answers.set(text, (answers.get(text) ?? 0) + 1);
  // Fields may be rendering just now, and hear of it afterwards.
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

/** What is wrong with a field as it is now: a server's answer leaves when the value is edited, and comes back with the value. */
export function useCurrentError(message: ReactNode, value: unknown): ReactNode {
  // Listened to, because a form that is told the same again does not render anew.
  const count = useSyncExternalStore(listen, () => (typeof message === 'string' ? (answers.get(message) ?? 0) : 0));
  const [said, setSaid] = useState({ message, count, value });
  if (said.message !== message || said.count !== count) setSaid({ message, count, value });
  const isOutdated = count > 0 && said.message === message && said.count === count && said.value !== value;
  return isOutdated ? undefined : message;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
