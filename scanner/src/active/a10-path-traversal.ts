import type { Exchange } from '../guard/exchange.ts';
import type { ActiveCheck } from './active-check.ts';

type SystemFile = { readonly system: string; readonly file: string; path(up: number): string; readonly shape: RegExp };

const UP = 9;
const UP_AGAIN = 11;

/** Files that every such system has and everybody on it may read; they hold no secret. */
const FILES: readonly SystemFile[] = [
  {
    system: 'Linux',
    file: '/etc/passwd',
    path: (up) => `${'../'.repeat(up)}etc/passwd`,
    shape: /root:[^:\s]{0,40}:0:0:[^:\n<]{0,80}:\/[\w/]*:\/[\w/]+\s+\w[\w-]*:[^:\s]{0,40}:\d+:\d+:/,
  },
  {
    system: 'Windows',
    file: 'win.ini',
    path: (up) => `${'..\\'.repeat(up)}windows\\win.ini`,
    shape: /; for 16-bit app support\s+\[fonts\]/i,
  },
];

const shows = (exchange: Exchange | null, { shape }: SystemFile) =>
  exchange !== null && exchange.status < 400 && shape.test(exchange.body.toString('utf8'));

/**
 * A10: a parameter names a file, and any file of the server can be named. Read-only: one file for each kind of system.
 * It must come twice, by two spellings, and not for the site's own value nor for a file of that folder that cannot exist.
 */
export const checkPathTraversal: ActiveCheck = async (probe) => {
  for (const file of FILES) {
    const first = await probe.send(file.path(UP));
    if (!shows(first, file) || shows(probe.baseline, file) || shows(probe.marked, file)) continue;
    const missing = await probe.confirm(`${file.path(UP)}-${probe.markerFor('file')}`);
    const second = await probe.confirm(file.path(UP_AGAIN));
    if (second === null || !shows(second, file) || missing === null || shows(missing, file)) continue;
    const { url, parameter } = probe.point;
    return (report) =>
      report('A10', 'file-of-server', {
        url: second.url,
        exchange: second,
        place: 'path',
        subject: parameter,
        facts: { path: new URL(url).pathname, parameter, file: file.file },
        proof: file.shape.exec(second.body.toString('utf8'))?.[0] ?? '',
        note: `The file ${file.file} of the server (${file.system}) came back, twice, by different spellings of its path.`,
      });
  }
  return null;
};
