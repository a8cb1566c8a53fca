import { type PairRow, pairsOf } from './case-pair.ts';
import { CONDITIONS } from './conditions-in-statements.ts';
import {
  after,
  bound,
  byName,
  byNumber,
  byPattern,
  digits,
  lesson,
  quiet,
  row,
  type Statement,
  talking,
  waiting,
} from './statements.ts';

const ERRORS: readonly PairRow[] = [
  row('a text, MySQL', '/shop-mysql', 'article', 'lamp', byName, 'MySQL'),
  row('a text, PostgreSQL', '/shop-postgres', 'ware', 'lamp', byName, 'PostgreSQL'),
  row('a text, SQL Server', '/shop-sqlserver', 'goods', 'lamp', byName, 'Microsoft SQL Server'),
  row('a text, Oracle', '/shop-oracle', 'thing', 'lamp', byName, 'Oracle'),
  row('a text, SQLite', '/shop-sqlite', 'product', 'lamp', byName, 'SQLite'),
  row('a number, MySQL', '/number-mysql', 'nr', '7', byNumber, 'MySQL', digits),
  row('a number, PostgreSQL', '/number-postgres', 'no', '7', byNumber, 'PostgreSQL', digits),
  row('a search, MySQL', '/search-mysql', 'search_for', 'lamp', byPattern, 'MySQL'),
  row(
    'the order of a list',
    '/sorted',
    'sort',
    'name',
    (v) => `SELECT * FROM things ORDER BY ${v}`,
    'MySQL',
    (v) => (v === 'code' ? 'code' : 'name'),
  ),
  row(
    'a list of numbers',
    '/several',
    'ids',
    '7',
    (v) => `SELECT * FROM things WHERE number IN (${v})`,
    'MySQL',
    digits,
  ),
  row('a limit', '/limited', 'limit', '5', (v) => `SELECT * FROM things LIMIT ${v}`, 'PostgreSQL', digits),
  [
    'an error in the answer of status 200',
    '/friendly',
    'sku',
    'lamp',
    async (v, doing) => ({ ...(await talking(byName, 'MySQL')(v, doing)), status: 200, type: 'text/html' }),
    lesson,
  ],
];

const WAITS: readonly PairRow[] = [
  [
    'a wait in a text, MySQL',
    '/late-mysql',
    'visit',
    'front',
    waiting(byName, 'MySQL'),
    waiting(after(bound, byName), 'MySQL'),
  ],
  [
    'a wait beside a number, MySQL',
    '/late-number',
    'hit',
    '7',
    waiting(byNumber, 'MySQL'),
    waiting(after(digits, byNumber), 'MySQL'),
  ],
  [
    'a wait in a text, PostgreSQL',
    '/late-postgres',
    'mark',
    'front',
    waiting(byName, 'PostgreSQL'),
    waiting(after(bound, byName), 'PostgreSQL'),
  ],
  [
    'a wait in a text, Oracle',
    '/late-oracle',
    'trail',
    'front',
    waiting(byName, 'Oracle'),
    waiting(after(bound, byName), 'Oracle'),
  ],
  [
    'a wait in a text within brackets, MySQL',
    '/late-brackets',
    'step',
    'front',
    waiting((v) => `SELECT * FROM things WHERE (name = '${v}') AND number > 0`, 'MySQL'),
    waiting(
      after(bound, (v) => `SELECT * FROM things WHERE (name = '${v}') AND number > 0`),
      'MySQL',
    ),
  ],
];

const common = { class: 'SQL injection', place: 'query' } as const;
const insert: Statement = (v) => `SELECT * FROM (SELECT '${v}' AS entry, 1 AS number)`;

/** Input that becomes part of a statement, by where it stands. */
export const QUESTIONS_TO_DATABASES = [
  ...pairsOf({ ...common, checkId: 'A04' }, ERRORS),
  ...pairsOf({ ...common, checkId: 'A05' }, CONDITIONS),
  ...pairsOf({ ...common, checkId: 'A06' }, WAITS),
  ...pairsOf({ ...common, checkId: 'A04', place: 'form' }, [
    row('what a form stores', '/delivery-form', 'delivery', 'noon', insert, 'PostgreSQL'),
    row('what a form looks for', '/find-form', 'looked_for', 'lamp', byPattern, 'Microsoft SQL Server'),
  ]),
  ...pairsOf({ ...common, checkId: 'A05', place: 'form' }, [
    [
      'what a form looks for, without complaint',
      '/quiet-form',
      'wanted',
      'lamp',
      quiet(byName),
      quiet(after(bound, byName)),
    ],
  ]),
  ...pairsOf({ ...common, checkId: 'A04', place: 'json' }, [
    row('a value of JSON', '/service/stock', 'item_name', 'lamp', byName, 'PostgreSQL'),
  ]),
  ...pairsOf({ ...common, checkId: 'A05', place: 'json' }, [
    [
      'a value of JSON, without complaint',
      '/service/price',
      'of_item',
      'lamp',
      quiet(byName),
      quiet(after(bound, byName)),
    ],
  ]),
  ...pairsOf({ ...common, checkId: 'A04', place: 'header' }, [
    row('the address that a visitor came from', '/came-from', 'referer', '', insert, 'MySQL'),
    row('the visitor’s browser', '/browsers', 'user-agent', '', insert, 'SQLite'),
  ]),
  ...pairsOf({ ...common, checkId: 'A04', place: 'cookie' }, [
    row('a cookie', '/currency', 'currency', 'euro', byName, 'MySQL'),
  ]),
  ...pairsOf({ ...common, checkId: 'A05', place: 'cookie' }, [
    [
      'a number in a cookie, without complaint',
      '/last-seen',
      'seen',
      '7',
      quiet(byNumber),
      quiet(after(digits, byNumber)),
    ],
  ]),
  ...pairsOf({ ...common, checkId: 'A06', place: 'cookie' }, [
    [
      'a wait in a number of a cookie',
      '/last-bought',
      'bought',
      '7',
      waiting(byNumber, 'MySQL'),
      waiting(after(digits, byNumber), 'MySQL'),
    ],
  ]),
  ...pairsOf({ ...common, checkId: 'A05', place: 'path' }, [
    [
      'a number of the path, without complaint',
      '/quiet-shelf',
      'part 2 of the path',
      '7',
      quiet(byNumber),
      quiet(after(digits, byNumber)),
    ],
  ]),
  ...pairsOf({ ...common, checkId: 'A04', place: 'path' }, [
    row('a part of the path', '/catalogue', 'part 2 of the path', '70', byNumber, 'MySQL', digits),
  ]),
];
