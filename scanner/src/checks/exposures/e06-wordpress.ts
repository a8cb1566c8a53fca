import { exposures, pathOnly } from './exposure.ts';

function countUsers(text: string): number {
  try {
    const users: unknown = JSON.parse(text);
    return Array.isArray(users) ? users.filter((user: unknown) => isUser(user)).length : 0;
  } catch {
    return 0;
  }
}

const isUser = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'slug' in value && 'id' in value && 'name' in value;

/** E06: WordPress gives away its users' names, its debugging notes or an old interface for guessing passwords. */
export const WORDPRESS = [
  ...exposures(
    'E06',
    'wordpress-users',
    ['/wp-json/wp/v2/users'],
    (_, text) => countUsers(text) > 0,
    (path, text) => ({ path, count: String(countUsers(text)) }),
  ),
  ...exposures(
    'E06',
    'wordpress-debug-log',
    ['/wp-content/debug.log'],
    /^\[\d{2}-\w{3}-\d{4} [\d:]+ \w+\] PHP (?:Notice|Warning|Fatal error|Deprecated)/m,
    pathOnly,
  ),
  ...exposures('E06', 'wordpress-xmlrpc', ['/xmlrpc.php?rsd'], /<rsd [\s\S]*<engineName>WordPress/i, pathOnly),
];
