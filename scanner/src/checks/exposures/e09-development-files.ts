import { type Exposure, exposures, pathOnly, startsWith } from './exposure.ts';

const SOURCE = /<\?php|<%@ |^b0VIM /;
const PROGRAM = /\.(?:php|aspx?|jsp)$/i;
const COPIES = ['~', '.bak'] as const;

/** Where copies of a page's program would lie; none for a page that is no file of a program. */
export const copiesOf = (path: string): readonly string[] =>
  PROGRAM.test(path) ? COPIES.map((ending) => `${path}${ending}`) : [];

/** E09 for a copy of a program whose name the crawl found. */
export const sourceCopy = (path: string): Exposure | undefined =>
  exposures('E09', 'source-backup', [path], SOURCE, pathOnly)[0];

/** A listed copy of the same ending, which stands for all in the control by made-up names. */
export const listedCopyLike = (path: string): string => (path.endsWith('~') ? '/index.php~' : '/index.php.bak');

/** E09: files that editors and build tools leave behind. */
export const DEVELOPMENT_FILES = [
  ...exposures(
    'E09',
    'source-backup',
    ['/index.php~', '/index.php.bak', '/index.php.old', '/.index.php.swp', '/login.php~', '/login.php.bak'],
    SOURCE,
    pathOnly,
  ),
  ...exposures('E09', 'editor-settings', ['/.vscode/settings.json'], /^\s*\{[\s\S]*"[\w.-]+\.[\w.-]+"\s*:/, pathOnly),
  ...exposures('E09', 'editor-settings', ['/.vscode/sftp.json'], /"(?:host|remotePath)"\s*:/, pathOnly),
  ...exposures('E09', 'editor-settings', ['/.idea/workspace.xml'], /<project version=/, pathOnly),
  ...exposures('E09', 'dependency-list', ['/composer.lock'], /"content-hash"\s*:|"packages"\s*:\s*\[/, pathOnly),
  ...exposures('E09', 'dependency-list', ['/package-lock.json'], /"lockfileVersion"\s*:/, pathOnly),
  ...exposures('E09', 'folder-index', ['/.DS_Store'], startsWith([0, 0, 0, 1, 0x42, 0x75, 0x64, 0x31]), pathOnly),
];
