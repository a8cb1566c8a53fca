import { escaped } from '../answers.ts';
import { htmlPage, type Program, type SitePage } from '../site-page.ts';
import { REFLECTED, type ReachPair, reachPage, sentence } from './reach-pair.ts';

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

type Show = (text: string) => string;
const showOf = (side: 'flawed' | 'sound'): Show => (side === 'flawed' ? (text) => text : escaped);

/** A form that leads to the program's own address, with whatever stands behind its name. */
const desk =
  (show: Show): Program =>
  ({ pathname }) =>
    reachPage(
      'Desk',
      `<form method="post" action="${show(decoded(pathname))}"><input name="q"></form><p>${sentence(5)}</p>`,
    );

/** Keeps every parameter for the next page. */
const shelf =
  (show: Show): Program =>
  ({ searchParams }) => {
    const kept = [...searchParams].map(([name, value]) => `<input name="${show(name)}" value="${escaped(value)}">`);
    return reachPage('Shelf', `<form action="/shelf-of">${kept.join('')}</form><p>${sentence(6)}</p>`);
  };

/** Its link to itself has the whole question in it. */
const card =
  (show: Show): Program =>
  ({ search }) =>
    reachPage('Card', `<a href="/card${show(decoded(search))}">This card</a><p>${sentence(7)}</p>`);

const refused =
  (show: Show): Program =>
  ({ pathname }): SitePage => ({
    status: 403,
    body: htmlPage('No entry', `<p>You may not see ${show(decoded(pathname))}. ${sentence(8)}</p>`),
  });

/** What a page makes of its own address, of which no page says that it may be another one. */
export const ECHOED_ADDRESSES: readonly ReachPair[] = [
  {
    ...{ ...REFLECTED, place: 'path', parameter: '2', path: '/desk.php/', level: 'normal' },
    context: 'what stands behind the name of a program, where its form leads to itself',
    pages: (side) => ({ '/desk.php': desk(showOf(side)), '/desk.php/*': desk(showOf(side)) }),
  },
  {
    ...{ ...REFLECTED, place: 'name', parameter: 'zqname', path: '/shelf-of', level: 'normal' },
    context: 'the name of a parameter that a form keeps',
    pages: (side) => ({ '/shelf-of': shelf(showOf(side)) }),
  },
  {
    ...{ ...REFLECTED, place: 'query', parameter: 'zqvalue', path: '/card', level: 'normal' },
    context: 'the whole question, in a link of the page to itself',
    pages: (side) => ({ '/card': card(showOf(side)) }),
  },
  {
    ...{ ...REFLECTED, place: 'path', parameter: '2', path: '/back-office/', level: 'normal' },
    context: 'the path, in a page for what nobody may see',
    pages: (side) => ({ '/back-office/*': refused(showOf(side)) }),
  },
];
