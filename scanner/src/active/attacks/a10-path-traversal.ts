import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { Exchange } from '../../guard/exchange.ts';
import type { ActiveCheck } from '../active-check.ts';
import type { Probe } from '../probe.ts';

type SystemFile = {
  readonly system: string;
  readonly file: string;
  /** As part of a `file:` address. */
  readonly uri: string;
  path(up: number): string;
  /** Other spellings, for programs that take out `../../`, put a folder in front only, or add an ending. */
  readonly others: readonly ((up: number) => string)[];
  readonly shape: RegExp;
};

const UP = 9;
const UP_AGAIN = 11;

/** Files that every such system has and everybody on it may read; they hold no secret. */
export const SYSTEM_FILES: readonly SystemFile[] = [
  {
    system: 'Linux',
    file: '/etc/passwd',
    uri: '/etc/passwd',
    path: (up) => `${'../../'.repeat(up)}etc/passwd`,
    others: [
      (up) => `${'/'.repeat(up - 8)}etc/passwd`,
      (up) => `${'....//'.repeat(up)}etc/passwd`,
      (up) => `${'..%2f'.repeat(up)}etc%2fpasswd`,
      // The zero ends the path for programs in C; what is put behind it does not count.
      (up) => `${'../../'.repeat(up)}etc/passwd\0.html`,
      (up) => `file://${'/'.repeat(up - 8)}etc/passwd`,
    ],
    shape: /root:[^:\s]{0,40}:0:0:[^:\n<]{0,80}:\/[\w/]*:\/[\w/]+\s+\w[\w-]*:[^:\s]{0,40}:\d+:\d+:/,
  },
  {
    system: 'Windows',
    file: 'win.ini',
    uri: '/c:/windows/win.ini',
    path: (up) => `${'..\\'.repeat(up)}windows\\win.ini`,
    others: [],
    shape: /; for 16-bit app support\s+\[fonts\]/i,
  },
];

/** From within the folder that the site's own value names, for programs that ask for its name at the beginning. */
const fromFolder = ({ original }: Probe, { path }: SystemFile): readonly ((up: number) => string)[] => {
  const folder = /^(?!\/|\w+:)(.*\/)[^/]*$/.exec(original)?.[1];
  return folder === undefined ? [] : [(up) => folder + path(up)];
};

const shows = (exchange: Exchange | null, { shape }: SystemFile) =>
  exchange !== null && exchange.status < 400 && shape.test(exchange.body.toString('utf8'));

/** Values and names that belong to files; further spellings are not worth their requests elsewhere. */
const mayNameFile = ({ name, original }: Probe): boolean =>
  /file|path|page|doc|template|dir|folder|include|inc|view|module|lang|load|read|content|show|img|image|pdf|download/i.test(
    name,
  ) || /[/\\]|\.\w{2,5}$/.test(original);

/**
 * A10: a parameter names a file, and any file of the server can be named. Read-only: one file for each kind of system.
 * It must come twice, by two spellings, and not for the site's own value nor for a file of that folder that cannot exist.
 */
export const checkPathTraversal: ActiveCheck = async (probe) => {
  const spellings = SYSTEM_FILES.flatMap((file) =>
    [file.path, ...(probe.isThorough && mayNameFile(probe) ? [...fromFolder(probe, file), ...file.others] : [])].map(
      (path) => ({ file, path }),
    ),
  );
  for (const { file, path } of spellings) {
    const first = await probe.send(path(UP));
    if (!shows(first, file) || shows(probe.baseline, file) || shows(probe.marked, file)) continue;
    const missing = await probe.confirm(path(UP).replace(/passwd|win\.ini/, `$&-${probe.markerFor('file')}`));
    const second = await probe.confirm(path(UP_AGAIN));
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
        note: noted('pathTraversal', { file: file.file, system: file.system }),
      });
  }
  return null;
};
