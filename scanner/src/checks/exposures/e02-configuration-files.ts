import { exposures, pathOnly } from './exposure.ts';

const SETTINGS = /^\s*(?:export\s+)?[A-Z][A-Z0-9_]{2,}\s*=/m;
const PHP_SETTINGS =
  /<\?php[\s\S]*(?:DB_PASSWORD|\$db(?:passwd|_password|pass)|'password'\s*=>|public \$password|\$databases\s*=)/i;

/** E02: configuration and key files with the site's own secrets. */
export const CONFIGURATION_FILES = [
  ...exposures(
    'E02',
    'environment-file',
    ['/.env', '/.env.local', '/.env.production', '/.env.backup', '/.env.bak', '/.env.old'],
    SETTINGS,
    pathOnly,
  ),
  ...exposures(
    'E02',
    'config-backup',
    [
      '/wp-config.php.bak',
      '/wp-config.php~',
      '/wp-config.php.old',
      '/wp-config.php.save',
      '/wp-config.txt',
      '/.wp-config.php.swp',
      '/configuration.php.bak',
      '/config.php.bak',
      '/config.php~',
      '/settings.php.bak',
    ],
    PHP_SETTINGS,
    pathOnly,
  ),
  ...exposures('E02', 'config-backup', ['/web.config.bak'], /<configuration>[\s\S]*<connectionStrings/i, pathOnly),
  ...exposures(
    'E02',
    'cloud-credentials',
    ['/.aws/credentials'],
    /aws_(?:access_key_id|secret_access_key)\s*=/,
    pathOnly,
  ),
  ...exposures('E02', 'ssh-private-key', ['/.ssh/id_rsa', '/id_rsa'], /-----BEGIN [A-Z ]*PRIVATE KEY-----/, pathOnly),
  ...exposures(
    'E02',
    'password-file',
    ['/.htpasswd'],
    /^[\w.@-]+:(?:\$(?:apr1|2[aby]|5|6)\$|\{SHA\}|[./\w]{13}$)/m,
    pathOnly,
  ),
];
