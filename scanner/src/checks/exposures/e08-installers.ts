import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import { isShownPage, type PageCheck } from '../page-check.ts';
import { exposures } from './exposure.ts';

const PAGE = { html: true };
const product = (name: string) => (path: string) => ({ path, product: name });

/** E08: an installer that was never finished: whoever opens it first owns the site. */
export const INSTALLERS = [
  ...exposures(
    'E08',
    'installer',
    ['/wp-admin/install.php'],
    /<form[^>]+id=["']setup["']|install\.php\?step=[12]/i,
    product('WordPress'),
    PAGE,
  ),
  ...exposures(
    'E08',
    'installer',
    ['/installation/index.php'],
    /Joomla[\s\S]*(?:installation|jform)/i,
    product('Joomla'),
    PAGE,
  ),
  ...exposures('E08', 'installer', ['/core/install.php'], /<title>[^<]*Drupal[\s\S]*install/i, product('Drupal'), PAGE),
  ...exposures(
    'E08',
    'installer',
    ['/install/index.php'],
    /<title>[^<]*(?:PrestaShop|OpenCart|phpBB)[^<]*(?:Install|Setup)/i,
    product('shop or forum software'),
    PAGE,
  ),
];

const DEFAULT_PAGES: readonly (readonly [shape: RegExp, product: string])[] = [
  [/<title>Apache2 \w+ Default Page: It works<\/title>/i, 'Apache'],
  [/<title>Test Page for the (?:Apache HTTP Server|Nginx HTTP Server)/i, 'Apache or nginx'],
  [/<title>Welcome to nginx!<\/title>/i, 'nginx'],
  [/<title>IIS Windows(?: Server)?<\/title>/i, 'Microsoft IIS'],
  [/<title>Apache Tomcat\/[\d.]+<\/title>/i, 'Apache Tomcat'],
  [/<title>(?:Default page|Domain Default page)<\/title>[\s\S]*Plesk/i, 'Plesk'],
];

/** E08: the start page is the one the server software came with. */
export const checkDefaultPage: PageCheck = (view, report) => {
  if (!isShownPage(view) || view.url.pathname !== '/') return;
  for (const [shape, name] of DEFAULT_PAGES) {
    const proof = shape.exec(view.text)?.[0];
    if (proof === undefined) continue;
    const { exchange } = view;
    const note = noted('defaultPage', { name });
    return report('E08', 'default-page', {
      url: exchange.url,
      exchange,
      place: 'host',
      proof,
      facts: { product: name },
      note,
    });
  }
};
