import { exposures } from './exposure.ts';

const PAGE = { html: true };
const product = (name: string) => (path: string) => ({ path, product: name });

/** E05: database tools and admin panels that anybody can open. */
export const ADMIN_TOOLS = [
  ...exposures(
    'E05',
    'database-tool',
    ['/phpmyadmin/', '/pma/', '/phpMyAdmin/'],
    /<title>[^<]*phpMyAdmin|pma_password|pmahomme/i,
    product('phpMyAdmin'),
    PAGE,
  ),
  ...exposures(
    'E05',
    'database-tool',
    ['/adminer.php', '/adminer/'],
    /<title>[^<]*Adminer|adminer\.org/i,
    product('Adminer'),
    PAGE,
  ),
  ...exposures('E05', 'admin-panel', ['/administrator/'], /com_login|Joomla! Administration/i, product('Joomla'), PAGE),
  ...exposures(
    'E05',
    'admin-panel',
    ['/wp-login.php'],
    /id=["']loginform["'][\s\S]*wp-submit/i,
    product('WordPress'),
    PAGE,
  ),
  ...exposures(
    'E05',
    'admin-panel',
    ['/manager/html', '/jenkins/login', '/grafana/login'],
    /Tomcat Web Application Manager|<title>[^<]*Jenkins|grafanaBootData/i,
    (path) => ({
      path,
      product: path.includes('jenkins') ? 'Jenkins' : path.includes('grafana') ? 'Grafana' : 'Tomcat',
    }),
    PAGE,
  ),
];
