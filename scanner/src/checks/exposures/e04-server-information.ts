import { exposures, pathOnly } from './exposure.ts';

const PAGE = { html: true };

/** E04: pages made for administrators that show how the server is built. */
export const SERVER_INFORMATION = [
  ...exposures(
    'E04',
    'phpinfo',
    ['/phpinfo.php', '/info.php', '/test.php', '/php.php'],
    /<title>(?:PHP \S+ - )?phpinfo\(\)<\/title>|PHP License[\s\S]*Zend/i,
    pathOnly,
    PAGE,
  ),
  ...exposures('E04', 'server-status', ['/server-status'], /Apache Server Status for|Scoreboard Key/, pathOnly, PAGE),
  ...exposures('E04', 'server-status', ['/nginx_status'], /^Active connections: \d+/, pathOnly),
  ...exposures('E04', 'server-status', ['/server-info'], /Apache Server Information/, pathOnly, PAGE),
  ...exposures('E04', 'actuator', ['/actuator/env'], /"propertySources"\s*:\s*\[/, pathOnly),
  ...exposures(
    'E04',
    'actuator',
    ['/actuator'],
    /"_links"\s*:\s*\{[\s\S]*\/actuator\/(?:env|heapdump|beans)/,
    pathOnly,
  ),
  ...exposures('E04', 'metrics', ['/metrics'], /^# (?:HELP|TYPE) \w+/m, pathOnly),
];
