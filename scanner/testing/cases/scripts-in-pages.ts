import { escaped, html, withoutTags } from '../answers.ts';
import { type PairRow, pairsOf } from './case-pair.ts';
import { CHANGED_VALUES, REFUSED_SIGNS } from './scripts-behind-filters.ts';
import { FILTERED, IN_TEXT } from './scripts-in-text.ts';

/** Harmless within a string of a script: nothing that ends it, a tag or a comment. */
const inScript = (value: string) =>
  value.replace(/[^\w ]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
const withoutQuotes = (value: string) => value.replace(/[<>"']/g, '');
const isWeb = (value: string) => /^(?:https?:\/\/|\/(?!\/))/.test(value);

const IN_ATTRIBUTES: readonly PairRow[] = [
  [
    'within single quotation marks',
    '/field-single',
    'city',
    'Bonn',
    (v) => html(`<input value='${withoutTags(v)}'>`),
    (v) => html(`<input value='${escaped(v)}'>`),
  ],
  [
    'within double quotation marks, of which single ones are escaped',
    '/field-double',
    'street',
    'Elm',
    (v) => html(`<input value="${withoutTags(v).replaceAll("'", '&#39;')}">`),
    (v) => html(`<input value="${escaped(v).replaceAll('&#39;', "'")}">`),
  ],
  [
    'without quotation marks',
    '/field-bare',
    'zip',
    '53111',
    (v) => html(`<input value=${withoutTags(v)}>`),
    (v) => html(`<input value="${escaped(v)}">`),
  ],
  [
    'without quotation marks, which are taken out',
    '/field-blank',
    'floor',
    '2',
    (v) => html(`<input value=${withoutQuotes(v)}>`),
    (v) => html(`<input value="${withoutQuotes(v)}">`),
  ],
  [
    'in the description of a picture',
    '/gallery',
    'alt',
    'view',
    (v) => html(`<img src="/a.png" alt="${withoutTags(v)}">`),
    (v) => html(`<img src="/a.png" alt="${escaped(v)}">`),
  ],
  [
    'in an event',
    '/event',
    'panel',
    'main',
    (v) => html(`<a href="/more" onclick="show('${escaped(v)}')">Show</a>`),
    (v) => html(`<a href="/more" onclick="show('${inScript(v)}')">Show</a>`),
  ],
  [
    'as the address of a link',
    '/outside',
    'site',
    'https://partner.example/',
    (v) => html(`<a href="${escaped(v)}">Go</a>`),
    (v) => html(`<a href="${isWeb(v) ? escaped(v) : '/'}">Go</a>`),
  ],
  [
    'as the address of a frame',
    '/framed',
    'content',
    'https://partner.example/',
    (v) => html(`<iframe src="${escaped(v)}"></iframe>`),
    (v) => html(`<iframe src="${isWeb(v) ? escaped(v) : '/results'}"></iframe>`),
  ],
  [
    'as the target of a button',
    '/acted',
    'action',
    '/results',
    (v) => html(`<form action="/results"><button formaction="${escaped(v)}">Go</button></form>`),
    (v) => html(`<form action="/results"><button formaction="${isWeb(v) ? escaped(v) : '/'}">Go</button></form>`),
  ],
];

const IN_SCRIPTS: readonly PairRow[] = [
  [
    'as the address of a script',
    '/loaded',
    'plugin',
    '/a.js',
    (v) => html(`<script src="${escaped(v)}"></script>`),
    (v) => html(`<script src="/plugins/${encodeURIComponent(v)}"></script>`),
  ],
  [
    'as the whole of an event',
    '/clicked',
    'call',
    'start',
    (v) => html(`<a href="/more" onclick="${escaped(v)}">Start</a>`),
    (v) => html(`<a href="/more" onclick="${/^(?:start|stop)$/.test(v) ? v : ''}">Start</a>`),
  ],
  [
    'in a string within single quotation marks',
    '/track',
    'page_name',
    'home',
    (v) => html(`<script>track('${withoutTags(v)}');</script>`),
    (v) => html(`<script>track('${inScript(v)}');</script>`),
  ],
  [
    'in a string that a backslash may escape',
    '/track-again',
    'area',
    'home',
    (v) => html(`<script>track("${withoutTags(v)}", 1);</script>`),
    (v) => html(`<script>track("${inScript(v)}", 1);</script>`),
  ],
  [
    'in a template string',
    '/template-string',
    'motto',
    'hello',
    (v) => html(`<script>var m = \`${withoutTags(v).replace(/["']/g, '')}\`;</script>`),
    (v) => html(`<script>var m = \`${inScript(v)}\`;</script>`),
  ],
  [
    'as a number',
    '/numbered',
    'count',
    '3',
    (v) => html(`<script>show(${withoutTags(v)});</script>`),
    (v) => html(`<script>show(${Number.parseInt(v, 10) || 0});</script>`),
  ],
  [
    'in a comment of a script',
    '/script-comment',
    'author',
    'Ada',
    (v) => html(`<script>/* by ${v} */ show(1);</script>`),
    (v) => html(`<script>/* by ${inScript(v)} */ show(1);</script>`),
  ],
  [
    'in data for a script',
    '/script-data',
    'basket',
    'empty',
    (v) => html(`<script type="application/json">{"a":${JSON.stringify(v)}}</script>`),
    (v) => html(`<script type="application/json">{"a":${JSON.stringify(v).replaceAll('<', '\\u003c')}}</script>`),
  ],
];

const common = { checkId: 'A01', class: 'cross-site scripting', place: 'query' } as const;

/** Input that becomes part of a page, by where it stands. */
export const SCRIPTS_IN_PAGES = [
  ...[IN_TEXT, FILTERED, REFUSED_SIGNS, CHANGED_VALUES, IN_ATTRIBUTES, IN_SCRIPTS].flatMap((rows) =>
    pairsOf(common, rows),
  ),
  ...pairsOf(common, [
    [
      'as the name of a function of the window that opened it',
      '/pick-file',
      'tell',
      'filePicked',
      (v) => html(`<script>opener['${v.replace(/\W/g, '')}']('a.txt');</script>`),
      (v) => html(`<script>opener['onFile_${v.replace(/\W/g, '')}']('a.txt');</script>`),
    ],
  ]),
  ...pairsOf({ ...common, place: 'form' }, [
    [
      'in the answer to a form',
      '/suggest',
      'idea',
      'chairs',
      (v) => html(`<p>Thanks for ${v}</p>`),
      (v) => html(`<p>Thanks for ${escaped(v)}</p>`),
    ],
    [
      'in the form again',
      '/correct',
      'surname',
      'Love',
      (v) => html(`<input name="surname" value="${withoutTags(v)}">`),
      (v) => html(`<input name="surname" value="${escaped(v)}">`),
    ],
    [
      'in a message about the form',
      '/register-for',
      'course',
      'welding',
      (v) => html(`<ul><li>No course ${v.replace(/script/gi, '')}</li></ul>`),
      (v) => html(`<ul><li>No course ${escaped(v)}</li></ul>`),
    ],
  ]),
  ...pairsOf({ ...common, place: 'path' }, [
    [
      'from the path',
      '/room',
      'part 2 of the path',
      '12',
      (v) => html(`<p>Room ${v}</p>`),
      (v) => html(`<p>Room ${escaped(v)}</p>`),
    ],
  ]),
];
