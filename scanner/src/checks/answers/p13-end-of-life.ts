import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { Report } from '../../findings/report.ts';
import type { PageCheck, PageView } from '../page-check.ts';
import { compareVersions } from '../software/compare-versions.ts';
import { endedOn, WORDPRESS_BRANCH } from '../software/end-of-life.ts';
import { softwareStatedBy } from '../software/stated-software.ts';

const GENERATOR = /^(WordPress|Drupal|Joomla!?|TYPO3)(?: CMS)?[\s-]*(\d+(?:\.\d+)*)?/i;

/** The readme of older WordPress versions, and the feed of every one. */
const WORDPRESS_FILES = /<h1 id="logo">[\s\S]{0,400}WordPress[\s\S]{0,200}Version (\d+\.\d+(?:\.\d+)?)/;
const WORDPRESS_FEED = /<generator>https?:\/\/wordpress\.org\/\?v=(\d+\.\d+(?:\.\d+)?)<\/generator>/;

/** P13: PHP, web server or content management system whose makers no longer fix it, told by the site itself. */
export const checkEndOfLife: PageCheck = (view, report) => {
  for (const { product, version, isDistribution } of softwareStatedBy(view)) {
    const variant = product === 'PHP' ? 'php-end-of-life' : 'server-end-of-life';
    if (version !== null && !isDistribution) reportEnded(variant, product, version, view, report);
  }
  const tomcat = /<title>Apache Tomcat\/(\d[\d.]*)|<h3>Apache Tomcat\/(\d[\d.]*)<\/h3>/.exec(view.text);
  const tomcatVersion = tomcat?.[1] ?? tomcat?.[2];
  if (tomcatVersion !== undefined) reportEnded('server-end-of-life', 'Apache Tomcat', tomcatVersion, view, report);
  checkGenerator(view.page?.generator ?? view.header('x-generator') ?? '', view, report);
  const wordpress = WORDPRESS_FILES.exec(view.text)?.[1] ?? WORDPRESS_FEED.exec(view.text)?.[1];
  if (wordpress !== undefined) checkWordPress(wordpress, view, report);
};

function checkGenerator(generator: string, view: PageView, report: Report): void {
  const [, name, version] = GENERATOR.exec(generator) ?? [];
  if (name === undefined || version === undefined) return;
  if (/^wordpress$/i.test(name)) {
    checkWordPress(version, view, report);
    return;
  }
  const product = /^joomla/i.test(name) ? 'Joomla' : /^typo3/i.test(name) ? 'TYPO3' : 'Drupal';
  reportEnded('cms-end-of-life', product, version, view, report);
}

/** P13: WordPress of an older branch than the newest known one. `version` comes from the generator or the readme. */
export function checkWordPress(version: string, view: PageView, report: Report): void {
  const branch = version.split('.').slice(0, 2).join('.');
  if (compareVersions(branch, WORDPRESS_BRANCH) >= 0) return;
  report('P13', 'wordpress-outdated', {
    url: view.exchange.url,
    exchange: view.exchange,
    place: 'host',
    facts: { version, currentVersion: WORDPRESS_BRANCH },
    note: noted('wordpressOutdated', { version, branch: WORDPRESS_BRANCH }),
  });
}

function reportEnded(
  variant: 'php-end-of-life' | 'cms-end-of-life' | 'server-end-of-life',
  product: string,
  version: string,
  view: PageView,
  report: Report,
): void {
  const day = endedOn(product, version, view.now);
  if (day === null) return;
  report('P13', variant, {
    url: view.exchange.url,
    exchange: view.exchange,
    place: 'host',
    subject: product,
    facts: { product, version, endedOn: day },
    note: noted('endOfLife', { product, version, day }),
  });
}
