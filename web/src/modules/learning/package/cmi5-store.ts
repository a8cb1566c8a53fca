import type { Launch, LaunchData } from './cmi5-launch.ts';
import type { Statement } from './cmi5-statements.ts';

const XAPI_VERSION = '1.0.3';
const KEPT = 'cyber-safety-progress';

/** The record store (LRS) of a launch, for one visit. */
export type RecordStore = {
  readonly launchData: LaunchData;
  /** What the last visit kept. */
  readonly kept: string;
  /** True once the store has them. */
  send(statements: readonly Statement[]): Promise<boolean>;
  keep(kept: string): Promise<void>;
};

/**
 * Fetches the token, which works once, and reads what the standard wants read before the first statement (cmi5, 8.2, 10 and 11).
 * @throws where the store or the learning system refuses
 */
export async function openRecordStore(launch: Launch): Promise<RecordStore> {
  const token = await fetchToken(launch.fetch);
  const headers = { authorization: `Basic ${token}`, 'x-experience-api-version': XAPI_VERSION };
  const { endpoint, actor, activityId, registration } = launch;
  const agent = JSON.stringify(actor);
  const stateAddress = (stateId: string) =>
    `${endpoint}activities/state?${new URLSearchParams({ stateId, activityId, agent, registration })}`;
  const ask = (address: string, init: RequestInit = {}) =>
    // The browser ends them by itself where the page goes.
    fetch(address, { ...init, keepalive: init.method !== undefined, headers: { ...headers, ...init.headers } });
  const preferences = new URLSearchParams({ profileId: 'cmi5LearnerPreferences', agent });
  const [data, kept] = await Promise.all([
    ask(stateAddress('LMS.LaunchData')),
    ask(stateAddress(KEPT)),
    // The course has neither sound nor other languages: it is read because it has to be.
    ask(`${endpoint}agents/profile?${preferences}`).catch(() => null),
  ]);
  if (!data.ok) throw new Error(`LMS.LaunchData: ${data.status}`);
  const json = { 'content-type': 'application/json' };
  return {
    launchData: (await data.json()) as LaunchData,
    kept: kept.ok ? await kept.text() : '',
    async send(statements) {
      const body = JSON.stringify(statements);
      const sent = await ask(`${endpoint}statements`, { method: 'POST', headers: json, body }).catch(() => null);
      return sent?.ok === true;
    },
    async keep(body) {
      await ask(stateAddress(KEPT), { method: 'PUT', headers: json, body }).catch(() => null);
    },
  };
}

async function fetchToken(address: string): Promise<string> {
  const answer = await fetch(address, { method: 'POST' });
  const { 'auth-token': token } = (await answer.json()) as { readonly 'auth-token'?: string };
  if (token === undefined) throw new Error(`The learning system gave no token: ${answer.status}`);
  return token;
}
