// npm run new-module -- NAME: makes a module on all floors that is green at once: a call of members with its use case, a page that shows
// its answer, tests of both, and one line in each list of modules. Removing it again: its folders and those lines.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../install.mjs';

const [name = ''] = process.argv.slice(2);
if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
  console.error('Say its name in small letters, words joined by hyphens: npm run new-module -- cloud-accounts');
  process.exit(2);
}

const pascal = name.replace(/(?:^|-)(\w)/g, (_match, letter) => letter.toUpperCase());
const camel = pascal[0].toLowerCase() + pascal.slice(1);
const constant = name.replaceAll('-', '_').toUpperCase();
const title = (name[0].toUpperCase() + name.slice(1)).replaceAll('-', ' ');

const FILES = {
  [`contract/src/${name}/${name}.calls.ts`]: `import { z } from 'zod';
import { call, noInput, withData } from '../call.ts';

/** What the page shows. */
export const read${pascal} = call({
  access: 'member',
  method: 'GET',
  path: '/${camel}/read${pascal}',
  input: noInput,
  output: withData(z.object({ organisationName: z.string() })),
  errors: [],
});
`,
  [`contract/src/${name}/${name}.contract.ts`]: `import type { ModuleContract } from '../module-contract.ts';
import * as ${camel} from './${name}.calls.ts';

/** What ${title.toLowerCase()} says on the wire: its calls by file, and its table of errors. */
export const ${constant} = {
  calls: { ${camel} },
  errors: {},
} as const satisfies ModuleContract;
`,
  [`server/src/modules/${name}/${name}.module.ts`]: `import type { ServerModule } from '../../server-module.ts';
import type { Services } from '../../services.ts';
import { ${camel}Calls } from './${name}.calls.ts';

/** ${title}. */
export const ${camel}: ServerModule<Services> = {
  calls: ${camel}Calls,
};
`,
  [`server/src/modules/${name}/${name}.calls.ts`]: `import * as calls from '@portal/contract/${name}/${name}.calls.ts';
import { type BoundCall, bind } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { read${pascal} } from './read-${name}.ts';

/** Calls of ${title.toLowerCase()}. */
export const ${camel}Calls: readonly BoundCall<Services>[] = [bind(calls.read${pascal}).to(read${pascal})];
`,
  [`server/src/modules/${name}/read-${name}.ts`]: `import type { read${pascal} as read${pascal}Call } from '@portal/contract/${name}/${name}.calls.ts';
import type { AnswerOf, CallerOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { findOrganisationName } from '../profile/public.ts';

/** What the page shows to the caller's organization. */
export async function read${pascal}(
  { database }: Services,
  { session }: CallerOf<typeof read${pascal}Call>,
): Promise<AnswerOf<typeof read${pascal}Call>> {
  const organisationName = await database.inOrg(session.orgId, findOrganisationName);
  return { success: true, data: { organisationName } };
}
`,
  [`server/src/modules/${name}/README.md`]: `# ${title}

What this module is for, and the rule of it that is not obvious.
`,
  [`server/src/modules/${name}/read-${name}.test.ts`]: `import { read${pascal} } from '@portal/contract/${name}/${name}.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInNewMember } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

test('a member sees the own organization', async () => {
  const { browser } = await signInNewMember(portal, 'Lark Bakery');
  expect((await browser.call(read${pascal}, {})).body.data).toEqual({ organisationName: 'Lark Bakery' });
});
`,
  [`server/src/modules/${name}/testing/${name}.samples.ts`]: `import type * as ${camel} from '@portal/contract/${name}/${name}.calls.ts';
import type { ModuleSamples } from '../../../testing/module-samples.ts';
import type { SamplesOf } from '../../../testing/samples-of.ts';

type ${pascal}Samples = { readonly ${camel}: SamplesOf<typeof ${camel}> };

declare module '../../../testing/sample-inputs.ts' {
  interface Samples extends ${pascal}Samples {}
}

export default {
  inputs: (): ${pascal}Samples => ({ ${camel}: { read${pascal}: {} } }),
} satisfies ModuleSamples;
`,
  [`web/src/modules/${name}/${name}.pages.ts`]: `import type { ModulePages } from '../../portal/modules/browser-page.ts';

export default {
  pages: [{ path: '/${name}', kind: 'member', frame: 'menu', load: () => import('./${name}-page.tsx') }],
} satisfies ModulePages;
`,
  [`web/src/modules/${name}/${name}-page.tsx`]: `import '../../api/later-calls.ts';
import { useCallQuery } from '../../api/use-call.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { LoadFailed } from '../../ui/states/load-failed.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../ui/states/skeleton-group.tsx';

/** ${title}: /${name}. */
export default function ${pascal}Page() {
  usePageTitle('${title}');
  const query = useCallQuery('read${pascal}', {});
  return (
    <>
      <PageHeading title="${title}" />
      {query.isError && query.data === undefined && <LoadFailed what="The page" onRetry={query.refetch} />}
      {query.data === undefined && !query.isError && (
        <SkeletonGroup label="Loading the page">
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {query.data && <p>{query.data.data.organisationName}</p>}
    </>
  );
}
`,
  [`web/src/modules/${name}/${name}.test.tsx`]: `import { afterEach, expect, test } from 'vitest';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { signedIn } from '../../testing/signed-in.ts';

afterEach(closeApp);

test('shows the own organization', async () => {
  const read${pascal} = () => ({ success: true as const, data: { organisationName: 'Lark Bakery' } });
  const { screen } = await renderApp('/${name}', { ...signedIn(), read${pascal} });
  await expect.element(screen.getByRole('heading', { name: '${title}', level: 1 })).toBeVisible();
  await expect.element(screen.getByRole('main').getByText('Lark Bakery')).toBeVisible();
});
`,
  [`web/src/modules/${name}/testing/${name}.routes.ts`]: `/** An example of every address of the module, with the pattern of the page that serves it and who may see it. */
export default [['/${name}', '/${name}', 'account']] as const;
`,
};

const LISTS = {
  'contract/src/modules.ts': `export { ${constant} } from './${name}/${name}.contract.ts';`,
  'server/src/module-list.ts': `export { ${camel} } from './modules/${name}/${name}.module.ts';`,
};

const taken = Object.keys(FILES).find((path) => existsSync(join(root, dirname(path))));
if (taken !== undefined) {
  console.error(`There is ${dirname(taken)} already.`);
  process.exit(2);
}
for (const [path, text] of Object.entries(FILES)) {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
for (const [path, line] of Object.entries(LISTS)) {
  const [comment, ...lines] = readFileSync(join(root, path), 'utf8').trimEnd().split('\n');
  const place = (text) => /from '(.+)'/.exec(text)?.[1] ?? '';
  const sorted = [...lines, line].sort((one, other) => (place(one) < place(other) ? -1 : 1));
  writeFileSync(join(root, path), `${[comment, ...sorted].join('\n')}\n`);
}
console.log(`${title} is there, at /${name}:\n${Object.keys(FILES)
  .map((path) => `  ${path}`)
  .join('\n')}
and a line in ${Object.keys(LISTS).join(' and ')}.
Next: its words in web/src/modules/${name}/${name}.words.ts, its entry of the menu in ${name}.home.ts, its tables in
server/src/modules/${name}/${name}.tables.ts, its errors in contract/src/${name}/${name}.errors.ts. docs/ARCHITECTURE.md says what each is.`);
