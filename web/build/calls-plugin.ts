import type { Plugin } from 'vite';

const publicName = 'virtual:calls';
const resolvedName = '\0virtual:calls';

/**
 * Serves `virtual:calls`: method and path of every call of the contract, without its schemas, so that the browser
 * carries no validation library.
 */
export function calls(): Plugin {
  return {
    name: 'calls',
    resolveId(name) {
      return name === publicName ? resolvedName : undefined;
    },
    async load(name) {
      if (name !== resolvedName) return undefined;
      const { CALLS_BY_MODULE } = await import('@portal/contract/calls.ts');
      const rows = new Map<string, { method: string; path: string; changesState?: true }>();
      for (const moduleCalls of Object.values(CALLS_BY_MODULE)) {
        for (const [callName, call] of Object.entries(moduleCalls)) {
          if (rows.has(callName)) this.error(`Two calls of the contract are named ${callName}.`);
          rows.set(callName, {
            method: call.method,
            path: call.path,
            ...(call.changesState ? { changesState: true } : {}),
          });
        }
      }
      return `export default ${JSON.stringify(Object.fromEntries(rows))};`;
    },
  };
}
