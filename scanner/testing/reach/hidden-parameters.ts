import { escaped } from '../answers.ts';
import { REFLECTED, type ReachPair, reachPage } from './reach-pair.ts';

/** Data for a function that the address names; as a page, or as a script whose function can only be a name. */
const calling = (side: 'flawed' | 'sound', name: string, data: string) =>
  side === 'flawed'
    ? { body: `${name}(${data});` }
    : { type: 'text/javascript', body: `/**/${name.replace(/[^\w.]/g, '')}(${data});` };

/** An interface that other websites may load as a script; nothing says how. */
export const HIDDEN_PARAMETERS: readonly ReachPair[] = [
  {
    ...{ ...REFLECTED, place: 'query', parameter: 'callback', path: '/api/opening-hours', level: 'safe' },
    context: 'a function that no page names, around data that is served as a page',
    pages: (side) => ({
      '/interfaces': reachPage('Interfaces', '<a href="/api/opening-hours?day=1">Opening hours</a>'),
      '/api/opening-hours': (url) => {
        const name = url.searchParams.get('callback');
        const data = JSON.stringify({ day: Number(url.searchParams.get('day')), open: '9 to 5' });
        if (name === null) return { type: 'application/json', body: data };
        return calling(side, name, data);
      },
    }),
  },
  {
    ...{ ...REFLECTED, place: 'query', parameter: 'show', path: '/api/tides.js', level: 'safe' },
    context: 'a function that a page names in the address of a script',
    pages: (side) => ({
      '/tides': reachPage('Tides', '<script src="/api/tides.js?show=showTides"></script>'),
      '/api/tides.js': (url) => calling(side, url.searchParams.get('show') ?? '', '{"high":"9:40"}'),
    }),
  },
  {
    ...{ ...REFLECTED, place: 'path', parameter: '3', path: '/api/baskets/7', level: 'normal' },
    context: 'the only number that an interface was seen with',
    pages: (side) => ({
      '/baskets': reachPage('Baskets', '<a href="/api/baskets/7">Yours</a>'),
      '/api/baskets/*': (url) => {
        const id = decodeURIComponent(url.pathname.split('/')[3] ?? '');
        if (/^\d+$/.test(id)) return { type: 'application/json', body: `{"id":${id}}` };
        return { body: `<p>No basket ${side === 'flawed' ? id : escaped(id)}.</p>` };
      },
    }),
  },
];
