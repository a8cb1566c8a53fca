import type { Challenge, Payload } from 'altcha/lib';
import { callApi } from '../../api/call-api.ts';
import { startWorker } from '../start-worker.ts';
import type { CaptchaAnswer } from './captcha.worker.ts';
import workerAddress from './captcha.worker.ts?worker&url';

/**
 * Fetches a proof-of-work challenge and solves it in a worker; answers the token that the server checks: the base64 of
 * the JSON of challenge and solution. Throws when it cannot be solved.
 */
export async function solveCaptcha(): Promise<string> {
  const challenge = (await callApi('captchaChallenge', {})) as unknown as Challenge;
  const solution = await solveInWorker(challenge);
  if (solution === null) throw new Error('The captcha was not solved in time.');
  const payload: Payload = { challenge: { parameters: challenge.parameters, ...signatureOf(challenge) }, solution };
  return btoa(JSON.stringify(payload));
}

function signatureOf({ signature }: Challenge): { signature?: string } {
  return signature === undefined ? {} : { signature };
}

function solveInWorker(challenge: Challenge): Promise<CaptchaAnswer> {
  const worker = startWorker(workerAddress);
  return new Promise<CaptchaAnswer>((resolve, reject) => {
    worker.addEventListener('message', (event: MessageEvent<CaptchaAnswer>) => resolve(event.data));
    worker.addEventListener('error', (event) => reject(new Error(`The captcha's worker failed: ${event.message}`)));
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
