import type { ScanState } from '../scan-state.ts';
import type { TabCookie } from './tab.ts';

/** The cookies that the site gave the scan so far. */
export const cookiesFor = (state: Readonly<ScanState>, url: string): readonly TabCookie[] =>
  state.cookies
    .getCookiesSync(url)
    .map(({ key, value, httpOnly }) => ({ name: key, value, url: new URL('/', url).href, httpOnly }));
