/** What a page of PHP answers: what it prints and the headers it sends, and whether WordPress wrote its log where everybody can read it. */
export type SeenOfPhp = {
  readonly body: string;
  readonly headers: ReadonlyMap<string, readonly string[]>;
  readonly hasPublicLog: boolean;
};

/** A line of PHP as it is tried: `page` makes a page with the line in it, or without it where the line is empty. */
export type PhpTry = {
  /** Settings beside it, such as those that make the fault. */
  readonly settings?: readonly string[];
  readonly page: (line: string) => string;
  readonly isFault: (seen: SeenOfPhp) => boolean;
};
/** Settings go to php.ini, everything else into the page; what needs more than PHP is read by its parser alone. */
export type PhpPlan =
  | ({ readonly how: 'setting' | 'line' } & PhpTry)
  | { readonly how: 'parsed'; readonly codeOf: (line: string) => string };

const cookieLacks = (attribute: RegExp) => (seen: SeenOfPhp) =>
  !(seen.headers.get('set-cookie') ?? []).some((cookie) => attribute.test(cookie));
const session = () => 'session_start(); echo "page";';
/** A value of a stranger, and what an answer shows of it; without the advice it is taken as it is. */
const value = (stranger: string, isFault: (body: string) => boolean): PhpTry => ({
  page: (line) => `$value = ${JSON.stringify(stranger)}; echo ${line === '' ? '$value' : line};`,
  isFault: ({ body }) => isFault(body),
});
/** The beginning of WordPress without its database: the constants of wp-config.php, and what its own files make of them. */
const wordpress = (config: string, then: string) => `
  define('ABSPATH', getenv('WORDPRESS') . '/'); define('WPINC', 'wp-includes');
  define('WP_CONTENT_DIR', getenv('PUBLIC_FOLDER')); ${config}
  foreach (['version', 'load', 'default-constants', 'plugin'] as $file) require ABSPATH . WPINC . "/$file.php";
  wp_initial_constants(); ${then}`;
const debugging = (name: string, isFault: PhpTry['isFault']): PhpTry => ({
  settings: ['display_errors=1', 'log_errors=0'],
  page: (line) => {
    const others = ['WP_DEBUG', 'WP_DEBUG_DISPLAY', 'WP_DEBUG_LOG'].filter((one) => one !== name || line === '');
    const config = others.map((one) => `define('${one}', true);`).join(' ');
    return wordpress(`${config} ${line}`, 'wp_debug_mode(); trigger_error("the path of a file"); echo "page";');
  },
  isFault,
});
const shows = ({ body }: SeenOfPhp) => body.includes('the path of a file');

/** By how a line begins. */
const PLANS: readonly (readonly [beginning: string, plan: PhpPlan])[] = [
  [
    'expose_php =',
    {
      how: 'setting',
      page: () => 'echo "page";',
      isFault: (seen) => seen.headers.has('x-powered-by'),
    },
  ],
  [
    'display_errors =',
    {
      how: 'setting',
      settings: ['log_errors=0'],
      page: () => 'trigger_error("the path of a file"); echo "page";',
      isFault: shows,
    },
  ],
  [
    'disable_functions = phpinfo',
    { how: 'setting', page: () => 'phpinfo();', isFault: ({ body }) => body.includes('PHP Version') },
  ],
  [
    'disable_functions = exec',
    { how: 'setting', page: () => 'echo shell_exec("expr 20 + 22");', isFault: ({ body }) => body.includes('42') },
  ],
  ['session.cookie_secure =', { how: 'setting', page: session, isFault: cookieLacks(/; ?secure/i) }],
  ['session.cookie_httponly =', { how: 'setting', page: session, isFault: cookieLacks(/; ?httponly/i) }],
  ['session.cookie_samesite =', { how: 'setting', page: session, isFault: cookieLacks(/; ?samesite=lax/i) }],
  [
    "@ini_set('session.cookie_secure'",
    { how: 'line', page: (line) => `${line} session_start();`, isFault: cookieLacks(/; ?secure; ?httponly/i) },
  ],
  [
    'session_cache_limiter(',
    {
      how: 'line',
      settings: ['session.cache_limiter=public'],
      page: (line) => `${line} session_start(); echo "page";`,
      isFault: ({ headers }) => !/no-store/.test(headers.get('cache-control')?.join() ?? ''),
    },
  ],
  [
    "header('Cache-Control",
    {
      how: 'line',
      page: (line) => `${line}; echo "page";`,
      isFault: ({ headers }) => headers.get('cache-control')?.join() !== 'no-store',
    },
  ],
  ['htmlspecialchars(', { how: 'line', ...value('<script>alert(1)</script>', (body) => body.includes('<script>')) }],
  ['json_encode(', { how: 'line', ...value('</script><b>', (body) => body.includes('</script>')) }],
  ['str_replace(', { how: 'line', ...value('a\r\nSet-Cookie: b', (body) => body.includes('\n')) }],
  ['rawurlencode(', { how: 'line', ...value('a\r\nb', (body) => body.includes('\n')) }],
  [
    '$file = realpath(',
    {
      how: 'line',
      page: (line) =>
        `$folder = getenv('PUBLIC_FOLDER'); $name = '../secret.txt'; $file = "$folder/$name"; ${line} echo @file_get_contents($file);`,
      isFault: ({ body }) => body.includes('secret'),
    },
  ],
  [
    'str_starts_with(',
    {
      how: 'line',
      page: (line) =>
        `$folder = getenv('PUBLIC_FOLDER'); $file = realpath("$folder/../secret.txt"); if (${line === '' ? 'true' : line}) echo file_get_contents($file);`,
      isFault: ({ body }) => body.includes('secret'),
    },
  ],
  [
    '$pages = [',
    {
      how: 'line',
      page: (line) =>
        `mkdir(__DIR__ . '/pages'); file_put_contents(__DIR__ . '/pages/home.php', 'home'); $name = '../../secret.txt'; ${line === '' ? "include __DIR__ . '/pages/' . $name;" : line}`,
      isFault: ({ body }) => body.includes('secret'),
    },
  ],
  [
    'unserialize(',
    {
      how: 'line',
      page: (line) =>
        `class Gadget { function __wakeup() { echo 'woken'; } } $text = 'O:6:"Gadget":0:{}'; ${line === '' ? 'unserialize($text)' : line};`,
      isFault: ({ body }) => body.includes('woken'),
    },
  ],
  [
    "add_filter('rest_endpoints'",
    {
      how: 'line',
      page: (line) =>
        wordpress(
          '',
          `function is_user_logged_in() { return false; } ${line}
           echo join(' ', array_keys(apply_filters('rest_endpoints', ['/wp/v2/users' => 1, '/wp/v2/posts' => 1])));`,
        ),
      isFault: ({ body }) => body.includes('/wp/v2/users'),
    },
  ],
  ["define('WP_DEBUG',", { how: 'line', ...debugging('WP_DEBUG', shows) }],
  ["define('WP_DEBUG_DISPLAY',", { how: 'line', ...debugging('WP_DEBUG_DISPLAY', shows) }],
  ["define('WP_DEBUG_LOG',", { how: 'line', ...debugging('WP_DEBUG_LOG', (seen) => seen.hasPublicLog) }],
  [
    "define('FORCE_SSL_ADMIN',",
    {
      how: 'line',
      page: (line) =>
        wordpress(
          // Without it WordPress asks its database, which there isn't.
          line === '' ? "define('FORCE_SSL_ADMIN', false);" : line,
          'require ABSPATH . WPINC . "/functions.php"; wp_ssl_constants(); echo force_ssl_admin() ? "forced" : "plain";',
        ),
      isFault: ({ body }) => body.includes('plain'),
    },
  ],
  // These need a database, a directory or a framework beside PHP.
  ['$statement = $pdo->prepare(', parsed((line) => line)],
  ['$twig->render(', parsed((line) => `${line};`)],
  ['ldap_escape(', parsed((line) => `${line};`)],
  ['$this->setGenerator(', parsed((line) => line)],
  ["if ((string) $item['id']", parsed((line) => `${line} {}`)],
  ['$cfg[', parsed((line) => line)],
  ['$this->authorize(', parsed((line) => `${line};`)],
  ['proc_open(', parsed((line) => `${line.replace('...', '[], $pipes')};`)],
  ["define( 'ALLOW_UNFILTERED_UPLOADS'", parsed((line) => `${line};`)],
];

/** Placeholders as somebody would fill them in. */
const filled = (code: string) => code.replace('/home/USER/logs', '/tmp');

function parsed(codeOf: (line: string) => string): PhpPlan {
  return { how: 'parsed', codeOf };
}

/** How a line of PHP is tried; null where nobody has thought of it. */
export function phpPlanFor(code: string): { readonly line: string; readonly plan: PhpPlan } | null {
  const plan = PLANS.find(([beginning]) => code.startsWith(beginning))?.[1];
  return plan === undefined ? null : { line: filled(code), plan };
}
