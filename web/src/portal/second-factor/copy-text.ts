import { notify } from '../../api/notify.ts';

/** Puts text on the clipboard and says so; browsers may refuse that. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    void notify({ kind: 'success', text: done });
  } catch {
    void notify({ kind: 'warning', text: 'Your browser did not allow copying. Please select the text and copy it.' });
  }
}
