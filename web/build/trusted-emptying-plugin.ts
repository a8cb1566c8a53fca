import type { Plugin } from 'vite';

const FILES = [/live-announcer[\\/]LiveAnnouncer\.mjs$/];
const FORBIDDEN = /\.innerHTML = ''/g;

/**
 * React Aria empties the place of its announcements by `innerHTML`, which the page's policy forbids ("require-trusted-types-for"):
 * the second figure typed into a date would break the page. The same is done here without HTML. Fails the build when the library
 * has changed, so that this is looked at again.
 */
export function trustedEmptying(): Plugin {
  const fixed = new Set<string>();
  return {
    name: 'portal-trusted-emptying',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: FILES },
      handler(code, id) {
        if (!FORBIDDEN.test(code)) return null;
        fixed.add(id);
        return { code: code.replace(FORBIDDEN, '.replaceChildren()'), map: null };
      },
    },
    buildEnd(error) {
      const missing = FILES.filter((file) => ![...fixed].some((id) => file.test(id)));
      if (error === undefined && missing.length > 0)
        this.error(`${missing.join(', ')} is no longer as it was: see trusted-emptying-plugin.ts`);
    },
  };
}
