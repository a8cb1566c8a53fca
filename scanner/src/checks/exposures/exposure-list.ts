import { REPOSITORIES } from './e01-repositories.ts';
import { CONFIGURATION_FILES } from './e02-configuration-files.ts';
import { dumpsAndArchives } from './e03-dumps-and-archives.ts';
import { SERVER_INFORMATION } from './e04-server-information.ts';
import { ADMIN_TOOLS } from './e05-admin-tools.ts';
import { WORDPRESS } from './e06-wordpress.ts';
import { API_DESCRIPTIONS } from './e07-api-descriptions.ts';
import { INSTALLERS } from './e08-installers.ts';
import { DEVELOPMENT_FILES } from './e09-development-files.ts';
import type { Exposure } from './exposure.ts';

/** Every address that is asked for exposed files on this host, in a fixed order. */
export function exposuresFor(host: string): readonly Exposure[] {
  return [
    ...REPOSITORIES,
    ...CONFIGURATION_FILES,
    ...dumpsAndArchives(host),
    ...SERVER_INFORMATION,
    ...ADMIN_TOOLS,
    ...WORDPRESS,
    ...API_DESCRIPTIONS,
    ...INSTALLERS,
    ...DEVELOPMENT_FILES,
  ];
}

/** Extension of a path's last part, "" when it has none; servers answer made-up names by extension. */
export function extensionOf(path: string): string {
  const name = path.split('?')[0]?.split('/').at(-1) ?? '';
  const dot = name.lastIndexOf('.');
  return dot === -1 ? '' : name.slice(dot + 1);
}
