import { headerOf } from '../../guard/exchange.ts';
import type { Probe } from '../probe.ts';

/** What answers tell of the program that may open a file. */
export type FileHints = {
  readonly isPhp: boolean;
  readonly isJava: boolean;
  readonly isDotnet: boolean;
  /** Null where nothing tells. */
  readonly isWindows: boolean | null;
  /** What the program puts around its input, by its own error message. */
  readonly around: { readonly before: string; readonly after: string } | null;
  /** The last part of the address, where it is a program that has source code: "show.php". */
  readonly script: string | null;
};

const SAYS_NO_FILE =
  /no such file|failed to open|failed opening|ENOENT|FileNotFound|could not find (?:a part of the path|file)|cannot find the (?:file|path)|errno 2\b|does not exist/i;
/** Characters between a path and the words that say it is missing. */
const NEAR = 200;

/** Reads what the answers to the site's own value and to a made-up word tell; costs no request. */
export function fileHintsOf({ baseline, marked, marker, point }: Probe): FileHints {
  const stack = ['server', 'x-powered-by', 'set-cookie', 'x-aspnet-version']
    .map((name) => `${name}=${headerOf(baseline, name) ?? ''}`)
    .join('\n');
  const { pathname } = new URL(point.url);
  const around = pathAround(marked.body.toString('utf8'), marker);
  const script = /\/([\w-]{1,60}\.(?:php\d?|phtml|pl|py|rb|cgi))$/i.exec(pathname)?.[1] ?? null;
  return {
    isPhp: /php/i.test(stack) || /\.(?:php\d?|phtml)$/i.test(pathname),
    isJava:
      /jsessionid|servlet|tomcat|jetty|wildfly|glassfish|jboss|undertow/i.test(stack) ||
      /\.(?:jspx?|do|action|jsf|xhtml)(?:;|$)/i.test(pathname),
    isDotnet: /asp\.net/i.test(stack) || /\.aspx?$/i.test(pathname),
    isWindows: windowsBy(stack, around?.before ?? ''),
    around,
    script,
  };
}

function windowsBy(stack: string, before: string): boolean | null {
  if (/win(?:32|64|dows)|microsoft-iis|asp\.net/i.test(stack) || /^[a-z]:[\\/]/i.test(before)) return true;
  if (/ubuntu|debian|centos|red hat|fedora|alpine|\bunix\b|almalinux|rocky/i.test(stack)) return false;
  return before.startsWith('/') ? false : null;
}

/** The path that an error message names around the word that was sent. */
function pathAround(text: string, marker: string) {
  const at = text.indexOf(marker);
  if (at === -1 || !SAYS_NO_FILE.test(text.slice(Math.max(0, at - NEAR), at + marker.length + NEAR))) return null;
  const before = /(?:[a-z]:)?[\w./\\-]*$/i.exec(text.slice(Math.max(0, at - NEAR), at))?.[0] ?? '';
  const after = /^[\w./\\-]*/.exec(text.slice(at + marker.length, at + marker.length + NEAR))?.[0] ?? '';
  return { before, after: after.replace(/\.$/, '') };
}
