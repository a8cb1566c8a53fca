import { join } from 'node:path';
import type { Plugin } from 'vite';
import { HOME_FILE } from './home-group.ts';

type PageFiles = Readonly<Record<string, { readonly isForSignedIn: boolean; readonly files: readonly string[] }>>;
type Chunk = { readonly fileName: string; readonly imports: readonly string[]; readonly isEntry: boolean };

const SHELL = ['app/shell/shell.tsx', 'app/dialogs/signed-in-dialogs.tsx'];
const SET_UP = ['app/shell/set-up-frame.tsx', 'app/dialogs/signed-in-dialogs.tsx'];

/** What a page is made of besides the first file, by the first part of its address. */
const OPEN_PAGES: Readonly<Record<string, readonly string[]>> = {
  signup: ['modules/accounts/sign-up-page.tsx'],
  verify: ['modules/accounts/verify-page.tsx'],
  forgotPassword: ['modules/accounts/forgot-password-page.tsx'],
  resetPassword: ['modules/accounts/reset-password-page.tsx'],
  signupLink: ['modules/accounts/sign-up-link-page.tsx'],
  signupSec: ['modules/accounts/sign-up-link-page.tsx'],
  'link-error-page': ['modules/accounts/link-error-page.tsx'],
  'invite-link': ['modules/accounts/invite-link-page.tsx'],
};
const SIGNED_IN_PAGES: Readonly<Record<string, readonly string[]>> = {
  '': [...SHELL, 'modules/dashboard/dashboard-page.tsx'],
  dashboard: [...SHELL, 'modules/dashboard/dashboard-page.tsx'],
  webappscan: [...SHELL, 'modules/monitoring/website-scans-page.tsx'],
  securitypolicy: [...SHELL, 'modules/policies/policies-page.tsx'],
  cybermaturity: [...SHELL, 'modules/maturity/assessment-page.tsx'],
  training: [...SHELL, 'modules/training/training-page.tsx'],
  concierge: [...SHELL, 'modules/concierge/concierge-page.tsx'],
  attacksurface: [...SHELL, 'modules/ratings/ratings-page.tsx'],
  marketplace: [...SHELL, 'modules/marketplace/marketplace-page.tsx'],
  insurance: [...SHELL, 'modules/insurance/insurance-page.tsx'],
  'proof-packs': [...SHELL, 'modules/proof-packs/packs-page.tsx'],
  settings: [...SHELL, 'modules/settings/settings-page.tsx'],
  plan: [...SHELL, 'modules/plans/plan-page.tsx'],
  onboarding: [...SET_UP, 'modules/onboarding/onboarding-page.tsx'],
  console: [...SET_UP, 'modules/console/console-page.tsx'],
  intro: [...SET_UP, 'modules/intro/intro-page.tsx'],
};

/**
 * Writes `.vite/page-files.json`: the scripts that each page needs, for the server to name them in the page, so that the browser
 * fetches them at once instead of one after the other.
 */
export function pageFiles(): Plugin {
  let sources = '';
  return {
    name: 'page-files',
    apply: 'build',
    configResolved(config) {
      sources = join(config.root, 'src');
    },
    generateBundle(_options, bundle) {
      const chunks = new Map<string, Chunk>();
      const byModule = new Map<string, Chunk>();
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        chunks.set(file.fileName, file);
        for (const id of file.moduleIds) byModule.set(id, file);
      }
      const filesOf = (modules: readonly string[]) => {
        const found = new Set<string>();
        const add = (chunk: Chunk | undefined) => {
          // The page names its first file by itself.
          if (chunk === undefined || chunk.isEntry || found.has(`/${chunk.fileName}`)) return;
          found.add(`/${chunk.fileName}`);
          for (const imported of chunk.imports) add(chunks.get(imported));
        };
        for (const module of modules) {
          const chunk = byModule.get(join(sources, module));
          if (chunk === undefined) this.error(`No file of the build has ${module}; see page-files-plugin.ts.`);
          add(chunk);
        }
        return [...found];
      };
      const rows = (pages: typeof OPEN_PAGES, isForSignedIn: boolean) =>
        Object.entries(pages).map(([name, modules]) => [name, { isForSignedIn, files: filesOf(modules) }] as const);
      for (const [name, modules] of Object.entries(OPEN_PAGES)) {
        const needless = filesOf(modules).find((file) => file.includes(`/${HOME_FILE}-`));
        if (needless !== undefined) this.error(`/${name} would load ${needless} for a part of it; see home-group.ts.`);
      }
      const table: PageFiles = Object.fromEntries([...rows(OPEN_PAGES, false), ...rows(SIGNED_IN_PAGES, true)]);
      this.emitFile({ type: 'asset', fileName: '.vite/page-files.json', source: JSON.stringify(table) });
    },
  };
}
