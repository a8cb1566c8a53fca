import type { SitePages } from '../site-page.ts';
import type { Side } from './serve-pairs.ts';
import { CLOSED_ROUTER, OPEN_ROUTER } from './sign-in-cases.ts';
import type { TestCase } from './test-case.ts';
import { endingOf, filesPage, siteOf, type UploadSite } from './upload-site.ts';

/** Pages of both sides that look alike and show their difference only to checks that an owner has switched on. */
export type OptInPair = Omit<TestCase, 'id' | 'isFlawed' | 'path'> & {
  /** Where visitors come to them. */
  readonly path: string;
  /** Made for one site, which keeps what it is sent. */
  pages(side: Side): SitePages;
};

type UploadRules = Parameters<typeof siteOf>[0];

/** The form, and the folder of what was sent. Its address ends with the language, as the sound side tells nothing else of it. */
function uploadPages(rules: UploadRules & { readonly path: string; readonly folder: string }): SitePages {
  const site: UploadSite = siteOf(rules);
  const { [rules.path]: form = filesPage('') } = site.pages;
  return {
    [rules.path]: form,
    [`${rules.folder}/*`]: ({ pathname }) =>
      site.otherwise(pathname) ?? { status: 404, body: 'There is no such file.' },
  };
}

const SHARE = { path: '/share.php', folder: '/uploads' };
const PORTRAIT = { path: '/portrait.php', folder: '/portraits', field: 'picture' };
const PASSWORD = {
  checkId: 'A18',
  class: 'well-known passwords',
  place: 'page',
  variant: 'well-known-password',
} as const;
const UPLOAD = { checkId: 'A19', class: 'uploaded scripts', place: 'page', variant: 'uploaded-script-runs' } as const;

export const OPT_IN_PAIRS: readonly OptInPair[] = [
  {
    ...{ ...PASSWORD, context: 'a router', path: OPEN_ROUTER.path },
    pages: (side) => (side === 'flawed' ? OPEN_ROUTER : CLOSED_ROUTER).pages,
  },
  {
    ...{ ...UPLOAD, context: 'a folder in which scripts are run', path: SHARE.path },
    pages: (side) => uploadPages({ ...SHARE, runs: side === 'flawed' ? 'php' : null }),
  },
  {
    ...{ ...UPLOAD, context: 'a form for pictures that believes the browser', path: PORTRAIT.path },
    pages: (side) => {
      let count = 0;
      return uploadPages({
        ...PORTRAIT,
        keepsAs: (file) => {
          count += 1;
          return side === 'flawed' && file.type === 'image/png' ? `portrait-${count}${endingOf(file)}` : null;
        },
      });
    },
  },
];
