import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { PageCheck } from '../page-check.ts';

const FRAMEWORK_HEADERS = [
  'x-powered-by',
  'x-aspnet-version',
  'x-aspnetmvc-version',
  'x-generator',
  'x-drupal-version',
];
const HAS_VERSION = /\d+\.\d+|\/\d+/;

/** P14: headers or the generator element tell which software runs, with its version. */
export const checkVersionDisclosure: PageCheck = (view, report) => {
  const { exchange } = view;
  const host = view.url.host;
  const common = { url: exchange.url, exchange, place: 'host' as const };
  const server = view.header('server');
  if (server !== null && HAS_VERSION.test(server)) {
    const note = noted('serverHeader', { value: server });
    report('P14', 'server-version', { ...common, facts: { host, header: 'Server', value: server }, note });
  }
  for (const header of FRAMEWORK_HEADERS) {
    const value = view.header(header);
    if (value === null || !HAS_VERSION.test(value)) continue;
    const note = noted('versionHeader', { header, value });
    report('P14', 'framework-version', { ...common, subject: header, facts: { host, header, value }, note });
  }
  const generator = view.page?.generator ?? null;
  if (generator !== null && HAS_VERSION.test(generator)) {
    const note = noted('generator', { value: generator });
    report('P14', 'generator-version', { ...common, facts: { host, value: generator }, proof: generator, note });
  }
};
