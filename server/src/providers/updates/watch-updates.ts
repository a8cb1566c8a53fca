import { isNewerVersion } from '@portal/domain/portal/newer-version.ts';
import type { UpdatesSettings } from '../../config/updates-settings.ts';
import { readSignedUpdate } from './signed-update.ts';
import type { SignedUpdate, UpdatesPort } from './updates-port.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ANSWER_LIMIT_MS = 10_000;
const MAX_FILE_BYTES = 16 * 1024;

async function fetchFile(url: string): Promise<string> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
  if (!response.ok) throw new Error(`The address of updates answers ${response.status}`);
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_FILE_BYTES) throw new Error('The file of updates is too large to be one');
  }
  return text;
}

/**
 * Looks once a day whether a newer version is signed at the address of the settings. Nothing is sent but the request itself.
 * @param version of this portal
 * @param report told of a look that failed
 */
export function watchUpdates(
  settings: UpdatesSettings | null,
  version: string,
  report: (error: unknown) => void,
): UpdatesPort {
  let seen: SignedUpdate | null = null;
  const look = async () => {
    if (settings === null) return;
    const found = await readSignedUpdate(await fetchFile(settings.url), settings.publicKey);
    // An older file, sent again by somebody in between, hides nothing that was seen.
    if (isNewerVersion(found.version, seen?.version ?? version)) seen = found;
  };
  const timer = settings === null ? null : setInterval(() => look().catch(report), DAY_MS).unref();
  if (settings !== null) look().catch(report);
  return { newer: () => seen, look, stop: () => clearInterval(timer ?? undefined) };
}
