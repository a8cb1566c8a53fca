import { readHar } from './read-har.ts';
import { readScript } from './read-script.ts';
import type { ReadRecording } from './recording.ts';

/**
 * Reads a sign-in out of a HAR file (HTTP Archive 1.2) or a script that Playwright recorded. `website` is the address of the website
 * that is scanned, and `hosts` are further origins at which the sign-in happens: what is sent elsewhere is left out and said. Never throws.
 */
export function readRecording(text: string, website: string, hosts: readonly string[] = []): ReadRecording {
  const start = text.trimStart();
  if (start === '') return { recording: null, faults: [] };
  if (start.startsWith('{')) return readHar(text, { website, hosts });
  if (/\bpage\s*\.\s*\w+\s*\(/.test(text)) return readScript(text, { website, hosts });
  return { recording: null, faults: [{ line: 1, problem: 'UNKNOWN', text: '' }] };
}
