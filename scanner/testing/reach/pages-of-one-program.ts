import { escaped } from '../answers.ts';
import { links, type SitePages } from '../site-page.ts';
import { REFLECTED, type ReachPair, reachPage, sentence } from './reach-pair.ts';

const PAGES = 30;
/** Late, and nothing tells from outside that it differs from the others. */
const WITH_FORM = 20;

const menu = (path: string) => links(Array.from({ length: PAGES }, (_, index) => `${path}?page=${index + 1}`));

/** One program with thirty pages, of which one holds the form. */
function portal(isFlawed: boolean): SitePages {
  const path = '/portal.php';
  return {
    [path]: (url, _, { method, fields }) => {
      const number = url.searchParams.get('page') ?? '';
      if (method === 'POST') {
        const told = fields.get('opinion') ?? '';
        return reachPage('Opinion', `<p>You said ${isFlawed ? told : escaped(told)}.</p>`);
      }
      const form = `<form method="post" action="${path}?page=${WITH_FORM}"><input name="opinion"></form>`;
      const body = `${menu(path)}<p>This is page ${escaped(number)} of ours.</p>`;
      return reachPage('Portal', number === String(WITH_FORM) ? `${body}${form}` : body);
    },
  };
}

const PARTS = ['news', 'people', 'places', 'shop', 'jobs', 'help'];

/** One program whose parameter says which part answers; all take a parameter of the same name, and one trusts it. */
function parts(isFlawed: boolean): SitePages {
  const path = '/index-of-parts.php';
  return {
    [path]: (url) => {
      const part = url.searchParams.get('option') ?? '';
      const item = url.searchParams.get('item');
      const at = PARTS.indexOf(part);
      if (at === -1) return reachPage('Parts', links(PARTS.map((name) => `${path}?option=${name}&item=7`)));
      const shown = isFlawed && part === 'jobs' ? item : escaped(item ?? '');
      return reachPage(part, `${'<section>'.repeat(at + 1)}<p>${sentence(at)}</p><p>${shown}</p>`);
    },
  };
}

const BOARDS = ['north', 'south', 'east', 'west'];

/** A parameter decides alone what is shown; beside another one it leads to boards that all look alike, of which the last trusts the other. */
function boards(isFlawed: boolean): SitePages {
  const path = '/index-of-boards.php';
  return {
    [path]: (url) => {
      const view = url.searchParams.get('view') ?? '';
      const entry = url.searchParams.get('entry') ?? '';
      if (BOARDS.includes(view))
        return reachPage('Board', `<p>${isFlawed && view === 'west' ? entry : escaped(entry)}</p>`);
      const at = PARTS.indexOf(view);
      if (at !== -1) return reachPage(view, `${'<section>'.repeat(at + 1)}<p>${sentence(at)}</p>`);
      const named = PARTS.map((name) => `${path}?view=${name}`);
      return reachPage('Boards', links([...named, ...BOARDS.map((name) => `${path}?view=${name}&entry=7`)]));
    },
  };
}

export const PAGES_OF_ONE_PROGRAM: readonly ReachPair[] = [
  {
    ...{ ...REFLECTED, place: 'form', parameter: 'opinion', level: 'normal' },
    context: 'one page of thirty of a program holds the form',
    path: '/portal.php',
    pages: (side) => portal(side === 'flawed'),
  },
  {
    ...{ ...REFLECTED, place: 'query', parameter: 'item', level: 'safe' },
    context: 'a parameter decides which program answers',
    path: '/index-of-parts.php',
    pages: (side) => parts(side === 'flawed'),
  },
  {
    ...{ ...REFLECTED, place: 'query', parameter: 'entry', level: 'safe' },
    context: 'a parameter decides, beside another one too, where programs look alike',
    path: '/index-of-boards.php',
    pages: (side) => boards(side === 'flawed'),
  },
];
