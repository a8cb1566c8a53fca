import { REFLECTED, type ReachPair, reachPage } from './reach-pair.ts';

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
        return side === 'flawed'
          ? { body: `${name}(${data});` }
          : { type: 'text/javascript', body: `/**/${name.replace(/[^\w.]/g, '')}(${data});` };
      },
    }),
  },
];
