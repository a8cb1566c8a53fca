// The rules of passage between the floors of the house (docs/ARCHITECTURE.md). `npm run check` enforces them.
const within = (folder) => `^${folder}/`;
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const TEST = '\\.(test|suite|spec)\\.tsx?$|/testing/';

/** The floors of the server, from the lowest; each sees those below it alone, and ports. What stands in src itself puts them together. */
const SERVER_FLOORS = [
  ['system'],
  ['database', 'file-readers'],
  ['jobs', 'documents'],
  ['config'],
  ['emails', 'providers'],
  ['modules'],
  ['http'],
  ['backup', 'demo', 'judge', 'second-factor-removal'],
];
const serverFolders = (floors) => `^server/src/(${floors.flat().join('|')})/`;
const serverFloorRules = SERVER_FLOORS.slice(0, -1).map((floor, index) =>
  forbid(
    `server-floor-of-${floor.join('-and-')}`,
    'A floor of the server sees only those below it.',
    { path: serverFolders([floor]), pathNot: TEST },
    { path: serverFolders(SERVER_FLOORS.slice(index + 1)), pathNot: '-port\\.ts$' },
  ),
);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid('no-cycles', 'No cycles.', {}, { circular: true, viaOnly: { pathNot: '^node_modules' } }),
    forbid(
      'domain-is-pure',
      'Rules see nothing but other rules.',
      { path: within('domain'), pathNot: TEST },
      { pathNot: within('domain') },
    ),
    forbid(
      'contract-sees-domain-and-zod',
      'The contract sees the rules and zod.',
      { path: within('contract'), pathNot: TEST },
      { pathNot: '^(contract|domain)/|^node_modules/zod/' },
    ),
    forbid('content-is-data', 'Content holds no code.', { path: within('content') }, { path: '.+' }),
    forbid(
      'scanner-stands-alone',
      'The scan engine knows the rules and its libraries, never the portal.',
      { path: within('scanner') },
      { path: '^(contract|server|web|content|e2e|bench)/' },
    ),
    forbid(
      'server-never-sees-web',
      'Server and web never see each other.',
      { path: within('server') },
      { path: '^(web|e2e|bench)/' },
    ),
    forbid(
      'web-never-sees-server',
      'Server and web never see each other.',
      { path: within('web') },
      { path: '^(server|scanner|e2e|bench)/' },
    ),
    ...serverFloorRules,
    forbid(
      'modules-meet-in-public',
      'A server module sees another only through its public.ts.',
      { path: '^server/src/modules/([^/]+)/', pathNot: TEST },
      {
        path: '^server/src/modules/([^/]+)/',
        pathNot: ['^server/src/modules/$1/', '^server/src/modules/[^/]+/public\\.ts$'],
      },
    ),
    forbid(
      'modules-see-ports',
      'Modules see ports, never adapters.',
      { path: '^server/src/modules/', pathNot: TEST },
      { path: '^server/src/providers/', pathNot: '(-port|/captcha)\\.ts$' },
    ),
    forbid(
      'only-the-root-names-adapters',
      'Adapters are named by the composition root and by their own folder.',
      {
        path: '^server/src/',
        pathNot: ['^server/src/(app|create-services|portal-http|worker|demo/.+)\\.ts$', '^server/src/providers/', TEST],
      },
      { path: '^server/src/providers/', pathNot: '(-port|/captcha)\\.ts$' },
    ),
    forbid(
      'only-stores-speak-sql',
      'Only stores, the database folder and the backup speak SQL.',
      { path: '^server/src/', pathNot: ['\\.store\\.ts$', '^server/src/(database|jobs|backup)/', TEST] },
      { path: '^node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'web-modules-are-islands',
      'A web module never sees another.',
      { path: '^web/src/modules/([^/]+)/' },
      { path: '^web/src/modules/([^/]+)/', pathNot: '^web/src/modules/$1/' },
    ),
    forbid(
      'ui-knows-no-business',
      'The kit knows React, its styles and how texts are said, nothing of the portal.',
      { path: '^web/src/ui/' },
      {
        path: '^(web/src/(modules|app|portal|api)/|contract/|domain/)',
        pathNot: '^(web/src/portal/texts/say|domain/src/texts/texts)\\.ts$',
      },
    ),
    forbid(
      'only-app-composes',
      'Pages and kit never see the app that composes them.',
      { path: '^web/src/(modules|ui|portal|api|illustrations)/' },
      { path: '^web/src/app/' },
    ),
    forbid(
      'running-code-sees-no-tests',
      'What runs never sees what tests.',
      { path: '^(domain|contract|server|scanner|web)/', pathNot: [TEST, 'vitest\\.config'] },
      { path: '/testing/|\\.(test|suite)\\.tsx?$' },
    ),
    // The trees of Markdown and HTML are described by types alone, in packages that hold no code.
    forbid(
      'everything-resolves',
      'Every import leads somewhere.',
      {},
      { couldNotResolve: true, pathNot: '^(virtual:|(mdast|hast)$)' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data|test-results)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
