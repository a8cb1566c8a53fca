import { createHash } from 'node:crypto';
import { INPUT_CHECKS } from '../../active/active-checks.ts';
import type { PageView } from '../../checks/page-check.ts';
import { canonicalUrl } from '../../crawl/canonical-url.ts';
import { pageSkeleton } from '../../crawl/page-skeleton.ts';
import { isScriptBuilt } from '../../crawl/script-built.ts';
import { isRoute } from '../../dom-scripts/dom-source.ts';
import { pathTemplate } from '../../findings/fingerprint.ts';
import { LEVEL_LIMITS } from '../../levels.ts';
import type { ScanSettings } from '../../scan-options.ts';
import { enqueue, type ScanState, skipCheck } from '../../scan-state.ts';

/** Pages of one build and the same scripts are opened so often. */
const VARIANTS = 2;
const HANDLER = /<[a-z][^>]*\son[a-z]+\s*=/i;

/** Queues a page to be opened in the browser, when it carries scripts and is not like others; without a browser, says what is not seen. */
export function admitRender(state: ScanState, settings: ScanSettings, view: PageView): void {
  const { page, text, url } = view;
  if (LEVEL_LIMITS[settings.level].browserPages === 0 || page === null || view.exchange.status >= 300) return;
  if (state.target?.platform !== null || (page.scripts.length === 0 && !HANDLER.test(text))) return;
  const isBuilt = isScriptBuilt(page, text);
  if (settings.browser === undefined) {
    skipWithoutBrowser(state, 'NO_BROWSER');
    // Whoever looks at one finding again asks about that one alone.
    if (isBuilt && settings.focus === undefined) noteScriptBuilt(state);
    return;
  }
  if (isBuilt) state.patterns['script built'] = 1;
  const sources = page.scripts.map(({ src, text }) => src ?? codeOf(text)).join(' ');
  const kind = isBuilt ? pathTemplate(url.pathname) : hashOf(`${pageSkeleton(text)} ${sources}`);
  queueRender(state, settings, url.href, kind, isBuilt ? 1 : VARIANTS);
}

/** A script within a page without the data that differ from page to page. */
const codeOf = (text: string) => text.replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\d+/g, '_');

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** Queues a page that a script reaches by what stands behind "#"; the server sees one address for all of them. */
export function admitRoute(state: ScanState, settings: ScanSettings, address: string): void {
  const url = new URL(address);
  if (url.origin !== state.target?.origin || !isRoute(url.hash) || address.length > 500) return;
  const route = pathTemplate(url.hash.split('?')[0] ?? '');
  queueRender(state, settings, `${canonicalUrl(address)}${url.hash}`, `${pathTemplate(url.pathname)}${route}`, 1);
}

function queueRender(state: ScanState, { level }: ScanSettings, url: string, kind: string, variants: number): void {
  const key = `render ${kind}`;
  const exact = `rendered ${url}`;
  const count = state.patterns['pages in browser'] ?? 0;
  if (exact in state.patterns || (state.patterns[key] ?? 0) >= variants) return;
  if (count >= LEVEL_LIMITS[level].browserPages) {
    skipCheck(state, 'A03', 'BROWSER_PAGES');
    return;
  }
  state.patterns[exact] = 1;
  state.patterns[key] = (state.patterns[key] ?? 0) + 1;
  state.patterns['pages in browser'] = count + 1;
  enqueue(state, { kind: 'render', url });
}

/** What scripts run and build is not seen. */
export function skipWithoutBrowser(state: ScanState, reason: 'NO_BROWSER' | 'BROWSER_FAILED'): void {
  skipCheck(state, 'A03', reason);
  if (state.patterns['script built'] === 1) noteScriptBuilt(state);
}

function noteScriptBuilt(state: ScanState): void {
  for (const checkId of INPUT_CHECKS) skipCheck(state, checkId, 'SCRIPT_BUILT');
}
