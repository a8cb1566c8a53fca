import type { Plugin } from 'vite';

const publicName = 'virtual:calls';
const resolvedName = '\0virtual:calls';

/**
 * Serves `virtual:calls`: name, method and path of every call of the contract, without its schemas, so that the browser
 * carries no validation library. A line a call, because every page loads it: the name unless the path ends with it, then
 * `+` for POST, `-` for GET or `!` for a GET that changes something, then the path.
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
      const rows = new Map<string, string>();
      for (const moduleCalls of Object.values(CALLS_BY_MODULE)) {
        for (const [callName, call] of Object.entries(moduleCalls)) {
          if (rows.has(callName)) this.error(`Two calls of the contract are named ${callName}.`);
          const mark = call.method === 'POST' ? '+' : call.changesState ? '!' : '-';
          rows.set(callName, `${call.path.endsWith(`/${callName}`) ? '' : callName}${mark}${call.path}`);
        }
      }
      return `export default ${JSON.stringify([...rows.values()].join('\n'))};`;
    },
  };
}
