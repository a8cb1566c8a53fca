import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * What stands in a packaged course for files of the pages of people without an account: a package answers by itself, keeps what people
 * do in the learning system, and has neither a year nor certificates. By path from `web/src`; null for an empty file.
 */
const IN_PACKAGE: Readonly<Record<string, string | null>> = {
  'api/call-api.ts': 'call-in-package.ts',
  'api/later-calls.ts': null,
  'portal/texts/page-language.ts': 'page-language-in-package.ts',
  'modules/learning/learn-address.ts': 'address-in-package.ts',
  'modules/learning/back-to-year.tsx': 'left-out-of-package.tsx',
  'modules/learning/certificate-button.tsx': 'left-out-of-package.tsx',
  'modules/learning/lost-link-page.tsx': null,
  'modules/learning/quiz/after-passing.tsx': 'after-passing-in-package.tsx',
  'modules/learning/quiz/use-quiz-answers.ts': 'use-kept-answers.ts',
};
const EMPTY = '\0left-out-of-package';

/**
 * Builds the pages of a course for a package.
 * @param sources the folder `web/src`
 */
export function packagedPages(sources: string): Plugin {
  const replaced = new Set<string>();
  return {
    name: 'packaged-pages',
    enforce: 'pre',
    async resolveId(name, importer, options) {
      const found = await this.resolve(name, importer, { ...options, skipSelf: true });
      const own = found === null ? '' : relative(sources, found.id);
      const instead = IN_PACKAGE[own];
      if (instead === undefined) return found;
      replaced.add(own);
      return instead === null ? EMPTY : join(sources, 'modules/learning/package', instead);
    },
    load: (id) => (id === EMPTY ? 'export default () => null;' : undefined),
    buildEnd() {
      const idle = Object.keys(IN_PACKAGE).filter((path) => !replaced.has(path));
      if (idle.length > 0) this.error(`No page of a packaged course imports ${idle.join(', ')}`);
    },
  };
}
