import { exposures, pathOnly, startsWith } from './exposure.ts';

/** E09: files that editors and build tools leave behind. */
export const DEVELOPMENT_FILES = [
  ...exposures(
    'E09',
    'source-backup',
    ['/index.php~', '/index.php.bak', '/index.php.old', '/.index.php.swp', '/login.php~', '/login.php.bak'],
    /<\?php|^b0VIM /,
    pathOnly,
  ),
  ...exposures('E09', 'editor-settings', ['/.vscode/settings.json'], /^\s*\{[\s\S]*"[\w.-]+\.[\w.-]+"\s*:/, pathOnly),
  ...exposures('E09', 'editor-settings', ['/.vscode/sftp.json'], /"(?:host|remotePath)"\s*:/, pathOnly),
  ...exposures('E09', 'editor-settings', ['/.idea/workspace.xml'], /<project version=/, pathOnly),
  ...exposures('E09', 'dependency-list', ['/composer.lock'], /"content-hash"\s*:|"packages"\s*:\s*\[/, pathOnly),
  ...exposures('E09', 'dependency-list', ['/package-lock.json'], /"lockfileVersion"\s*:/, pathOnly),
  ...exposures('E09', 'folder-index', ['/.DS_Store'], startsWith([0, 0, 0, 1, 0x42, 0x75, 0x64, 0x31]), pathOnly),
];
