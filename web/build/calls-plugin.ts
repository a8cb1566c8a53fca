import type { Call } from '@portal/contract/call.ts';
import type { Plugin } from 'vite';

/** Which calls each virtual module holds: the console's are for its own pages, which few people load; some no page needs at once. */
const MODULES: Readonly<Record<string, (call: Call) => boolean>> = {
  'virtual:calls': (call) => !isOfConsole(call) && !isForLater(call),
  'virtual:later-calls': isForLater,
  'virtual:console-calls': isOfConsole,
};

/** How the addresses begin of calls that every page may need at once, or the ones that people come to first. */
const FIRST_PATHS: readonly string[] = [
  '/accounts/',
  '/dashboard/',
  '/getCSRFToken',
  '/identity/',
  '/plans/',
  '/portal/ownWords/',
  '/profile/',
  '/recaptcha/',
  '/utils/',
];

function isOfConsole({ path }: Call): boolean {
  return path.startsWith('/console/');
}

/** Calls of the modules' pages, which few people open first, and files, which are links. */
function isForLater(call: Call): boolean {
  return !isOfConsole(call) && !FIRST_PATHS.some((start) => call.path.startsWith(start));
}

/**
 * Serves `virtual:calls`, `virtual:console-calls` and `virtual:later-calls`: name, method and path of the contract's calls, without their schemas, so
 * that the browser carries no validation library. A line a call, because every page loads the first: the name unless the path ends
 * with it, then the mark of `markOf`, then the path.
 */
export function calls(): Plugin {
  return {
    name: 'calls',
    resolveId(name) {
      return name in MODULES ? `\0${name}` : undefined;
    },
    async load(name) {
      const holds = MODULES[name.slice(1)];
      if (holds === undefined) return undefined;
      const { CALLS_BY_MODULE } = await import('@portal/contract/calls.ts');
      const rows = new Map<string, string>();
      for (const [callName, call] of Object.values(CALLS_BY_MODULE).flatMap((module) => Object.entries(module))) {
        if (rows.has(callName)) this.error(`Two calls of the contract are named ${callName}.`);
        const mark = markOf(call);
        rows.set(
          callName,
          holds(call) ? `${call.path.endsWith(`/${callName}`) ? '' : callName}${mark}${call.path}` : '',
        );
      }
      return `export default ${JSON.stringify([...rows.values()].filter((row) => row !== '').join('\n'))};`;
    },
  };
}

/** `+` for a POST, `*` for one that is passive, `-` for a GET, `!` for one that changes something. */
function markOf({ method, isPassive, changesState }: Call): string {
  if (method === 'POST') return isPassive ? '*' : '+';
  return changesState ? '!' : '-';
}
