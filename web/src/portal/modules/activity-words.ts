import { say } from '../texts/say.ts';
import { ACTIVITY_WORDS } from './module-words.ts';

/** Every action that has words, in their order, for choosing one. */
export const activityChoices = () =>
  Object.entries(ACTIVITY_WORDS)
    .map(([id, label]) => ({ id, label: say(label) }))
    .sort((one, other) => one.label.localeCompare(other.label));

/** One line about an entry of the log; an action that has no words yet is shown by its name. */
export function activityText(action: string, subject: string): string {
  const phrase = ACTIVITY_WORDS[action];
  const words = phrase === undefined ? action : say(phrase);
  return subject === '' ? words : `${words}: ${subject}`;
}
