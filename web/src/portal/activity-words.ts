import { ACTIVITY_WORDS } from './modules/module-words.ts';

/** Every action that has words, in their order, for choosing one. */
export const ACTIVITY_CHOICES = Object.entries(ACTIVITY_WORDS)
  .map(([id, label]) => ({ id, label }))
  .sort((one, other) => one.label.localeCompare(other.label));

/** One line about an entry of the log; an action that has no words yet is shown by its name. */
export function activityText(action: string, subject: string): string {
  const words = ACTIVITY_WORDS[action] ?? action;
  return subject === '' ? words : `${words}: ${subject}`;
}
