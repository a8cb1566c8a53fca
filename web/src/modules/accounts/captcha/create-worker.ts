import workerAddress from './captcha.worker.ts?worker&url';

type ScriptUrlPolicy = { createScriptURL(address: string): URL | string };
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptUrlPolicy;
};

let policy: ScriptUrlPolicy | undefined;

/** Starts the captcha's worker. Where Trusted Types rule, only this one address passes the policy `portal`. */
export function createWorker(): Worker {
  policy ??= scriptUrlPolicy();
  return new Worker(policy.createScriptURL(workerAddress), { type: 'module' });
}

function scriptUrlPolicy(): ScriptUrlPolicy {
  const createScriptURL = (address: string) => {
    if (address !== workerAddress) throw new TypeError('This script is not one of the portal.');
    return address;
  };
  const trustedTypes = (window as { trustedTypes?: TrustedTypes }).trustedTypes;
  return trustedTypes?.createPolicy('portal', { createScriptURL }) ?? { createScriptURL };
}
