// Scans a website from a pipeline and fails when something new was found. Runs on Node.js from version 20 on, with nothing to install.
// What it needs is told in README.md; it leaves with 0 when nothing new is as bad as FAIL_ON, with 1 when something is, and with 2
// when it could not find out.
import { randomUUID } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const SEVERITIES = ['high', 'medium', 'low'];
/** So often a call is sent again while nobody answers, POLL_SECONDS apart. */
const MAX_LOST = 5;

/** Why it could not be found out. */
class Unknown extends Error {}

/**
 * Starts a scan, waits for its end, and tells what is new.
 * @param {Record<string, string | undefined>} settings those of README.md
 * @param {{ say: (line: string) => void; send?: typeof fetch }} ways how it is told, and what sends requests
 * @returns {Promise<0 | 1 | 2>} what the pipeline's step leaves with
 */
export async function scanInCi(settings, { say, send = fetch }) {
  const {
    PORTAL_ORIGIN = '',
    PORTAL_TOKEN = '',
    WEBSITE_ID = '',
    SARIF_FILE = '',
    FAIL_ON = 'high',
    POLL_SECONDS = '15',
  } = settings;
  try {
    if (PORTAL_ORIGIN === '' || PORTAL_TOKEN === '' || WEBSITE_ID === '')
      throw new Unknown('Set PORTAL_ORIGIN, PORTAL_TOKEN and WEBSITE_ID.');
    if (!SEVERITIES.includes(FAIL_ON)) throw new Unknown('FAIL_ON is high, medium or low.');
    const call = callsOf(PORTAL_ORIGIN, PORTAL_TOKEN, send, Number(POLL_SECONDS));
    const { counts } = await ended(call, await call('POST', '/scans', { websiteId: WEBSITE_ID }), {
      ...settings,
      POLL_SECONDS,
    });
    say(`The scan ended: ${counts.high} high, ${counts.medium} medium, ${counts.low} low.`);
    if (SARIF_FILE !== '')
      await writeFile(SARIF_FILE, JSON.stringify(await call('GET', `/findings/sarif?websiteId=${WEBSITE_ID}`)));
    const found = await newFindings(call, WEBSITE_ID, FAIL_ON);
    for (const { severity, title, url } of found) say(`NEW ${severity}: ${title} (${url})`);
    if (found.length === 0) say(`Nothing new that is ${FAIL_ON} or worse.`);
    return found.length === 0 ? 0 : 1;
  } catch (error) {
    say(error instanceof Unknown ? error.message : `${error} ${error?.cause ?? ''}`);
    return 2;
  }
}

/**
 * Calls of the public interface. One is sent again where the portal asks for patience, cannot be reached for a moment, or is restarting;
 * the key makes a start that was sent twice one scan.
 */
function callsOf(origin, token, send, pollSeconds) {
  const key = randomUUID();
  return async (method, path, body) => {
    for (let lost = 0; ; ) {
      const response = await send(`${origin.replace(/\/$/, '')}/api/v1${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': key }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        // A start that is redirected would become a question for all scans.
        redirect: 'manual',
      }).catch((error) => {
        if (lost === MAX_LOST) throw error;
        return null;
      });
      const status = response?.status ?? 0;
      if (status >= 300 && status < 400)
        throw new Unknown(`PORTAL_ORIGIN leads elsewhere: ${response.headers.get('location')}`);
      const answer = await response?.json().catch(() => null);
      if (response?.ok && answer) return answer;
      const isBusy = status === 429 || answer?.code === 'IDEMPOTENCY_KEY_BUSY';
      const isAway = response === null || (status >= 502 && status <= 504);
      if (!isBusy && (!isAway || lost === MAX_LOST))
        throw new Unknown(
          answer?.code ? `${answer.code}: ${answer.detail}` : `No portal answers there (status ${status}).`,
        );
      if (isAway) lost += 1;
      await wait(1000 * Number(response?.headers.get('retry-after') ?? (isAway ? pollSeconds : 10)));
    }
  };
}

/** Waits until a scan has ended. */
async function ended(call, scan, { MAX_MINUTES = '120', POLL_SECONDS }) {
  const last = Date.now() + Number(MAX_MINUTES) * 60_000;
  let now = scan;
  while (now.status === 'running') {
    if (Date.now() > last) throw new Unknown(`The scan still runs after ${MAX_MINUTES} minutes.`);
    await wait(1000 * Number(POLL_SECONDS));
    now = await call('GET', `/scans/${scan.id}`);
  }
  if (now.status !== 'completed') throw new Unknown(`The scan ended as “${now.status}”.`);
  return now;
}

/** What came with the latest scan, or came back with it, is bad enough, and was not set aside. */
async function newFindings(call, websiteId, failOn) {
  const found = [];
  for (const severity of SEVERITIES.slice(0, SEVERITIES.indexOf(failOn) + 1))
    for (const state of ['new', 'reopened']) {
      let cursor = null;
      do {
        const query = new URLSearchParams({ websiteId, severity, state, limit: '100' });
        if (cursor !== null) query.set('cursor', cursor);
        const page = await call('GET', `/findings?${query}`);
        found.push(...page.data.filter(({ mark }) => mark === null));
        cursor = page.nextCursor;
      } while (cursor !== null);
    }
  return found;
}

// Node.js follows links to the file it runs, and not in what it was called with.
if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  process.exitCode = await scanInCi(process.env, { say: (line) => process.stdout.write(`${line}\n`) });
