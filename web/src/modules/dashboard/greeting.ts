import { say } from '../../portal/texts/say.ts';
import { greeting as texts } from './dashboard.texts.ts';

/** "Good morning, Dana": by the hour (0 to 23) on the reader's clock. */
export function greeting(hour: number, firstName: string): string {
  const part = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';
  return firstName === '' ? say(texts.unnamed, { part }) : say(texts.named, { part, firstName });
}
