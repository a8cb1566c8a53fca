import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import { getDomain } from 'tldts';
import type { Report } from '../../findings/report.ts';
import type { HtmlScript } from '../../html/html-page.ts';
import type { PageView } from '../page-check.ts';

/** Services whose scripts change by design, so that a fixed hash would break them. */
const SELF_UPDATING =
  /(?:^|\.)(?:googletagmanager\.com|google-analytics\.com|google\.com|gstatic\.com|googleapis\.com|stripe\.com|paypal\.com|facebook\.net|hotjar\.com|hs-scripts\.com|hsforms\.net|hcaptcha\.com|cloudflare\.com|cloudflareinsights\.com|youtube\.com|matomo\.cloud|shopify\.com|squarespace\.com|wixstatic\.com|parastorage\.com)$/;
/** Hosts under the names above that do serve fixed files. */
const FIXED_FILES = /^(?:ajax\.googleapis\.com|cdnjs\.cloudflare\.com)$/;

/**
 * P21: a script from somebody else's server without a hash (Subresource Integrity). Returns the script's address
 * without its query when it is a third party's, else null.
 */
export function checkThirdPartyScript(script: HtmlScript, view: PageView, report: Report): string | null {
  if (script.src === null) return null;
  const { hostname, origin, pathname } = new URL(script.src);
  const own = getDomain(view.url.hostname);
  if (hostname === view.url.hostname || (own !== null && own === getDomain(hostname))) return null;
  const address = origin + pathname;
  const isFixed = FIXED_FILES.test(hostname) || !SELF_UPDATING.test(hostname);
  if ((script.integrity ?? '').trim() === '' && isFixed) {
    report('P21', 'script-without-integrity', {
      url: view.exchange.url,
      exchange: view.exchange,
      place: 'host',
      subject: address,
      proof: script.src,
      facts: { script: address, scriptHost: hostname },
      note: noted('scriptWithoutIntegrity', { address }),
    });
  }
  return address;
}

/** P21: the list of third-party scripts, which PCI DSS 4.0.1 (6.4.3) asks shops to keep. Scripts map to their first page. */
export function reportThirdPartyScripts(scripts: Readonly<Record<string, string>>, url: string, report: Report): void {
  const addresses = Object.keys(scripts);
  if (addresses.length === 0) return;
  const hosts = [...new Set(addresses.map((address) => new URL(address).hostname))].sort();
  report('P21', 'third-party-scripts', {
    url,
    place: 'host',
    facts: { count: String(addresses.length), scriptHosts: hosts.join(', ') },
    note: noted('thirdPartyScripts', { addresses: addresses.sort().slice(0, 30).join(', ') }),
  });
}
