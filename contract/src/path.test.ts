import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CALLS_BY_MODULE } from './calls.ts';
import { fillPath, matchPath, parameterNames } from './path.ts';

const REPORT = '/monitoring/webapps/getScanReport/{encodedName};{a};{b};{c}';

test('parameters stand in the order of the path', () => {
  expect(parameterNames(REPORT)).toEqual(['encodedName', 'a', 'b', 'c']);
  expect(parameterNames('/getCSRFToken')).toEqual([]);
});

test('a path takes its parameters and leaves the rest', () => {
  expect(fillPath('/a/{id}/b', { id: 'x y/;?#', more: 1 })).toEqual({
    path: '/a/x%20y%2F%3B%3F%23/b',
    rest: { more: 1 },
  });
});

test('V1.2.2 whatever is filled in comes out again, also what would split a path', () => {
  const value = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text.isWellFormed());
  fc.assert(
    fc.property(value, value, value, value, (encodedName, a, b, c) => {
      const { path } = fillPath(REPORT, { encodedName, a, b, c });
      expect(matchPath(REPORT, path)).toEqual({ encodedName, a, b, c });
    }),
  );
});

test.each([
  ['too few parameters', '/monitoring/webapps/getScanReport/x;1;2'],
  ['too many parameters', '/monitoring/webapps/getScanReport/x;1;2;3;4'],
  ['an empty parameter', '/monitoring/webapps/getScanReport/;1;2;3'],
  ['a slash too many', '/monitoring/webapps/getScanReport/x;1;2;3/'],
  ['a wrong escape', '/monitoring/webapps/getScanReport/%zz;1;2;3'],
  ['half a character', '/monitoring/webapps/getScanReport/%c3;1;2;3'],
  ['another path', '/monitoring/webappsXgetScanReport/x;1;2;3'],
])('a path with %s does not fit', (_what, path) => {
  expect(matchPath(REPORT, path)).toBeNull();
});

test('no two calls share method and path', () => {
  const calls = Object.values(CALLS_BY_MODULE).flatMap((module) => Object.values(module));
  const keys = calls.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
