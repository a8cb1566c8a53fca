import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import { Cookie } from 'tough-cookie';
import { unescaped } from '../../crawl/unescaped.ts';
import type { PageCheck, PageView } from '../page-check.ts';
import { viewStateProtection } from '../view-state.ts';

/** How whole objects look when a program writes them down; nothing else starts like this. */
const FORMATS: readonly (readonly [technology: string, shape: RegExp])[] = [
  ['Java', /^(?:rO0AB[\w+/-]+={0,2}|aced0005[0-9a-f]+)$/],
  ['.NET', /^AAEAAAD\/\/\/\/\/[\w+/]+={0,2}$/],
  ['PHP', /^(?:a:\d+:\{.*)?O:\d+:"[A-Za-z_\\][\w\\]*":\d+:\{/s],
];

/** P26: a program's objects travel through the visitor's browser, where they can be exchanged. */
export const checkSerialisedObjects: PageCheck = (view, report) => {
  const common = { url: view.exchange.url, exchange: view.exchange, place: 'path' as const };
  const path = view.url.pathname;
  for (const { name, value } of view.page?.forms.flatMap(({ fields }) => fields) ?? []) {
    if (name !== '__VIEWSTATE' || viewStateProtection(value) !== 'none') continue;
    const note = noted('viewState');
    report('P26', 'viewstate-without-mac', { ...common, facts: { path }, proof: '__VIEWSTATE', note });
  }
  for (const { carrier, name, value } of carried(view)) {
    const plain = decoded(value);
    const technology = FORMATS.find(([, shape]) => shape.test(plain))?.[0];
    if (technology === undefined) continue;
    const note = noted('serializedObject', { carrier, name, technology });
    report('P26', 'serialised-object', {
      ...common,
      subject: `${carrier} ${name}`,
      facts: { path, carrier, name, technology },
      note,
    });
  }
};

type Carried = { readonly carrier: 'cookie' | 'field' | 'parameter'; readonly name: string; readonly value: string };

function carried({ exchange, page }: PageView): readonly Carried[] {
  const cookies = (exchange.headers['set-cookie'] ?? []).flatMap((line) => Cookie.parse(line) ?? []);
  const parameters = (page?.links ?? []).flatMap((link) => [...new URL(link).searchParams]);
  return [
    ...cookies.map(({ key, value }): Carried => ({ carrier: 'cookie', name: key, value })),
    ...(page?.forms ?? [])
      .flatMap(({ fields }) => fields)
      .map(({ name, value }): Carried => ({ carrier: 'field', name, value })),
    ...parameters.map(([name, value]): Carried => ({ carrier: 'parameter', name, value })),
  ];
}

function decoded(value: string): string {
  const once = unescaped(value);
  if (!/^[\w+/-]{16,}={0,2}$/.test(once)) return once;
  const inner = Buffer.from(once, 'base64').toString('latin1');
  return /^(?:a|O):\d+:/.test(inner) ? inner : once;
}
