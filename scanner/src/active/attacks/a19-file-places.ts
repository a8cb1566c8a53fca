import type { TestFile } from './a19-test-files.ts';

const AROUND = `[^\\s"'<>()\\\\,;=]*`;
/** Places that are looked at for one file. */
export const MAX_PLACES = 4;

/** A page, or another answer, and what its links and pictures lead to. */
export type PlaceSource = { readonly url: string; readonly text: string; readonly addresses: readonly string[] };

/**
 * Where a file that was sent may stand, by what the site says of it: addresses that hold its name, and those with its ending that
 * were not there before, since some sites rename what they take. Only addresses of the site itself.
 */
export function placesOf(
  file: Pick<TestFile, 'name' | 'stem'>,
  sources: readonly PlaceSource[],
  before: ReadonlySet<string>,
): readonly string[] {
  const ending = file.name.slice(file.name.lastIndexOf('.'));
  const isNew = (address: string) =>
    !before.has(address) && new URL(address).pathname.toLowerCase().endsWith(ending.toLowerCase());
  const linked = sources
    .flatMap(({ addresses }) => addresses)
    .filter((address) => new URL(address).pathname.includes(file.stem) || isNew(address));
  const origins = new Set(sources.map(({ url }) => new URL(url).origin));
  const own = [...linked, ...sources.flatMap((source) => namedIn(source, file.stem))]
    .map((address) => new URL(address))
    .filter(({ origin }) => origins.has(origin))
    .map(({ origin, pathname, search }) => origin + pathname + search);
  return [...new Set(own)].slice(0, MAX_PLACES);
}

/** What a text, or data for a script, names: "stored as uploads/x.txt" may be meant from the page or from the root of the site. */
const namedIn = ({ url, text }: PlaceSource, stem: string): readonly string[] =>
  [...text.replaceAll('\\/', '/').matchAll(new RegExp(`${AROUND}${stem}${AROUND}`, 'g'))].flatMap(([found]) => {
    const word = found.replace(/[.:!?]+$/, '');
    return [word, `/${word.replace(/^\/+/, '')}`]
      .filter((way) => URL.canParse(way, url))
      .map((way) => new URL(way, url).href);
  });

/** Where a second file of the same form stands, when the first one kept its name. */
export function besides(place: string, first: Pick<TestFile, 'name'>, second: Pick<TestFile, 'name'>): string | null {
  return place.includes(first.name) ? place.replace(first.name, second.name) : null;
}
