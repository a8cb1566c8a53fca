type ScriptUrlPolicy = { createScriptURL(address: string): URL | string };
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptUrlPolicy;
};

/** Only files of the build lie there: nothing that anybody uploads. */
const OWN_SCRIPT = /^\/assets\/[\w.-]+\.m?js$/;

let policy: ScriptUrlPolicy | undefined;

/** Starts a worker of the portal's own. Where Trusted Types rule, only files of the build pass the policy `portal`. */
export function startWorker(address: string): Worker {
  policy ??= scriptUrlPolicy();
  return new Worker(policy.createScriptURL(address), { type: 'module' });
}

function scriptUrlPolicy(): ScriptUrlPolicy {
  const createScriptURL = (address: string) => {
    if (!import.meta.env.DEV && !OWN_SCRIPT.test(address)) throw new TypeError('This script is not one of the portal.');
    return address;
  };
  const trustedTypes = (window as { trustedTypes?: TrustedTypes }).trustedTypes;
  return trustedTypes?.createPolicy('portal', { createScriptURL }) ?? { createScriptURL };
}
