import { htmlPage, type SitePage, type SitePages } from './site-page.ts';

const made = (...parts: readonly string[]) => parts.join('');
const text = (body: string): SitePage => ({ type: 'text/plain', body });
const json = (value: unknown): SitePage => ({ type: 'application/json', body: JSON.stringify(value) });
const file = (body: Buffer): SitePage => ({ type: 'application/octet-stream', body });
const page = (title: string, body = ''): SitePage => ({ body: htmlPage(title, body) });

/** One exposed file for every case of E01 to E09. */
export const EXPOSED_FILES: SitePages = {
  '/.git/HEAD': text('ref: refs/heads/main\n'),
  '/.svn/wc.db': file(Buffer.from('SQLite format 3\0wc')),
  '/.hg/requires': text('revlogv1\nstore\nfncache\n'),
  '/.env': text('APP_ENV=production\nDB_PASSWORD=correct-horse\n'),
  '/wp-config.php.bak': text("<?php\ndefine('DB_NAME', 'shop');\ndefine('DB_PASSWORD', 'battery-staple');\n"),
  '/.aws/credentials': text('[default]\naws_access_key_id = none\naws_secret_access_key = none\n'),
  '/id_rsa': text(`${made('-----BEGIN OPENSSH PRIV', 'ATE KEY-----')}\n${'b3BlbnNzaC1rZXktdjEA'.repeat(6)}\n`),
  '/.htpasswd': text('admin:$apr1$abcdefgh$0123456789abcdefghijk/\n'),
  '/backup.sql': text('-- MySQL dump 10.13\nCREATE TABLE `customers` (id int);\n'),
  '/backup.zip': file(Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.alloc(300_000, 1)])),
  '/phpinfo.php': { body: '<html><head><title>PHP 8.4.1 - phpinfo()</title></head><body>PHP License</body></html>' },
  '/server-status': page('Apache Status', '<h1>Apache Server Status for shop</h1>'),
  '/actuator/env': json({ propertySources: [{ name: 'systemProperties' }] }),
  '/metrics': text('# HELP http_requests_total Requests.\nhttp_requests_total 1\n'),
  '/phpmyadmin/': page('phpMyAdmin', '<input name="pma_password">'),
  '/wp-login.php': {
    body: htmlPage('Log In', '<form id="loginform"><input name="log"><input id="wp-submit" type="submit"></form>'),
  },
  '/wp-json/wp/v2/users': json([{ id: 1, name: 'Ada', slug: 'ada' }]),
  '/wp-content/debug.log': text('[12-Mar-2025 08:00:00 UTC] PHP Warning:  something in /var/www/x.php on line 3\n'),
  '/xmlrpc.php?rsd': {
    type: 'text/xml',
    body: '<?xml version="1.0"?><rsd version="1.0"><service><engineName>WordPress</engineName></service></rsd>',
  },
  '/openapi.json': json({ openapi: '3.1.0', paths: {} }),
  '/graphql?query=%7B__schema%7BqueryType%7Bname%7D%7D%7D': json({
    data: { __schema: { queryType: { name: 'Query' } } },
  }),
  '/wp-admin/install.php': page('WordPress', '<form id="setup" method="post" action="install.php?step=1"></form>'),
  '/index.php~': text('<?php\necho "hello";\n'),
  '/.vscode/settings.json': json({ 'editor.fontSize': 14 }),
  '/composer.lock': json({ 'content-hash': 'abc', packages: [] }),
  '/.DS_Store': file(Buffer.from([0, 0, 0, 1, 0x42, 0x75, 0x64, 0x31, 0, 0])),
};
