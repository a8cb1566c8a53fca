import type { Plugin } from 'vite';

const FILE = /live-announcer[\\/]LiveAnnouncer\.mjs$/;
const FORBIDDEN = /\.innerHTML = ''/g;

/**
 * React Aria empties the place of its announcements by `innerHTML`, which the page's policy forbids ("require-trusted-types-for"):
 * the second figure typed into a date would break the page. The same is done here without HTML. Fails the build when the library
 * has changed, so that this is looked at again.
 */
export function trustedAnnouncer(): Plugin {
  let isMended = false;
  return {
    name: 'portal-trusted-announcer',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: FILE },
      handler(code) {
        if (!FORBIDDEN.test(code)) return null;
        isMended = true;
        return { code: code.replace(FORBIDDEN, '.replaceChildren()'), map: null };
      },
    },
    buildEnd(error) {
      if (error === undefined && !isMended)
        this.error('React Aria no longer announces as it did: see trusted-announcer-plugin.ts');
    },
  };
}
