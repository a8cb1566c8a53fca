import { notify } from '../../api/notify.ts';
import { say } from '../texts/say.ts';
import { copyText as texts } from './second-factor.texts.ts';

/** Puts text on the clipboard and says so; browsers may refuse that. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    void notify({ kind: 'success', text: done });
  } catch {
    void notify({ kind: 'warning', text: say(texts.yourBrowserDidNot) });
  }
}
