import calls from 'virtual:calls';
import { fillPath } from '@portal/contract/path.ts';
import { chooseLanguage } from '@portal/domain/texts/languages.ts';
import { pageBrand } from '../portal/brand/page-brand.ts';
import { LANGUAGE_PARAMETER, pageLanguage } from '../portal/texts/page-language.ts';
import type { CallInput, CallName } from './calls.ts';

export type CallRoute = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** A GET that changes something. */
  readonly changesState?: true;
  /** A POST that only reads, or that pages send by themselves. */
  readonly isPassive?: true;
};

const routes = new Map(calls.split('\n').map(readLine));

function readLine(line: string): readonly [name: string, route: CallRoute] {
  const [, name = '', mark, path = ''] = /^(\w*)([-+*!])(.+)$/.exec(line) ?? [];
  const route: CallRoute = { method: mark === '+' || mark === '*' ? 'POST' : 'GET', path };
  const marks = mark === '!' ? { changesState: true as const } : mark === '*' ? { isPassive: true as const } : {};
  return [name || path.slice(path.lastIndexOf('/') + 1), { ...route, ...marks }];
}

/** Adds the calls of a part of the portal that is loaded by its own pages only. */
export function addCallRoutes(lines: string): void {
  for (const line of lines.split('\n')) routes.set(...readLine(line));
}

/** Method and path pattern of a call. */
export function callRoute(name: CallName): CallRoute {
  const route = routes.get(name);
  if (route === undefined) throw new TypeError(`The contract has no call ${name}.`);
  return route;
}

/** Links are opened with the browser's own language, so the page's is named where it is another one. */
const LANGUAGE: Readonly<Record<string, string>> =
  chooseLanguage([...navigator.languages, pageBrand.locale]) === pageLanguage
    ? {}
    : { [LANGUAGE_PARAMETER]: pageLanguage };

/** Address of a GET call with its input filled in, for links and downloads. */
export function callAddress<Name extends CallName>(name: Name, input: CallInput<Name>): string {
  const { path, rest } = fillPath(callRoute(name).path, input as Record<string, unknown>);
  const query = new URLSearchParams(
    Object.entries({ ...rest, ...LANGUAGE }).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  ).toString();
  return `/api${path}${query === '' ? '' : `?${query}`}`;
}
