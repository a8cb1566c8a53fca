import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type InsertionPoint, insertionPointSchema, labelOf } from './insertion-point.ts';
import { jsonWith, placesInJson, valueInJson } from './json-place.ts';
import { originalValue, requestFor } from './request-for.ts';

const url = 'https://shop.example/item/17?id=3';
const form = {
  page: url,
  action: url,
  encoding: 'urlencoded' as const,
  purpose: 'other' as const,
  fields: [
    { name: 'id', type: 'text', value: '3', isToken: false },
    { name: 'token', type: 'hidden', value: '', isToken: true },
  ],
};
const POINTS: readonly [InsertionPoint, string][] = [
  [{ place: 'query', url, parameter: 'id' }, '3'],
  [{ place: 'path', url, parameter: '2' }, '17'],
  [{ place: 'name', url, parameter: 'zqname' }, 'zqname'],
  [{ place: 'form', url, parameter: 'id', form }, '3'],
  [{ place: 'form', url, parameter: 'id', form: { ...form, encoding: 'multipart' } }, '3'],
  [{ place: 'json', url, parameter: 'customer.names.0', body: '{"customer":{"names":["3"]},"n":1}' }, '3'],
  [
    {
      place: 'graphql',
      ...{ url, parameter: 'user.id', way: 'id', query: 'query($id: ID) { user(id: $id) { id } }' },
      ...{ variables: '{"id":"3"}', method: 'GET' },
    },
    '3',
  ],
  [{ place: 'header', url, parameter: 'referer', original: '3' }, '3'],
  [{ place: 'cookie', url, parameter: 'shade', original: '3' }, '3'],
];

/** What the site would read out of the request. */
function received(point: InsertionPoint, value: string): string | null {
  const request = requestFor(point, value, new Map([['token', 'fresh']]));
  if (request === null) return null;
  switch (point.place) {
    case 'query':
      return new URL(request.url).searchParams.get('id');
    case 'path':
      return decodeURIComponent(new URL(request.url).pathname.split('/')[2] ?? '');
    case 'name':
      return [...new URL(request.url).searchParams.keys()].at(-1) ?? null;
    case 'form': {
      if (point.form.encoding === 'multipart')
        return /name="id"\r\n\r\n([\s\S]*?)\r\n------/.exec(request.body ?? '')?.[1] ?? null;
      const fields = new URLSearchParams(request.body);
      expect(fields.get('token')).toBe('fresh');
      return fields.get('id');
    }
    case 'json':
      return valueInJson(request.body ?? '', point.parameter);
    case 'graphql':
      return valueInJson(new URL(request.url).searchParams.get('variables') ?? '', point.way);
    case 'header':
      return request.headers?.referer ?? null;
    case 'xml':
      return request.body ?? null;
    case 'cookie':
      return decodeURIComponent(request.cookies?.[0]?.value ?? '');
  }
}

test.each(POINTS)('%o has its own value, and takes any other', (point, original) => {
  expect(originalValue(point)).toBe(original);
  expect(insertionPointSchema.parse(point)).toEqual(point);
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (value) => {
      const got = received(point, value);
      // Some values cannot stand in a header or in a path at all.
      if (got !== null) expect(got).toBe(value);
      else expect(['header', 'path']).toContain(point.place);
    }),
  );
});

test('every probe of the checks fits into every place, line breaks in headers apart', () => {
  for (const value of [`3'")(zq`, '../../etc/passwd', `3|sleep 2 #'|sleep 2 #"`, '{{1*2}}<%= 1*2 %>'])
    for (const [point] of POINTS) expect(received(point, value)).toBe(value);
  expect(requestFor({ place: 'header', url, parameter: 'referer', original: '' }, 'a\r\nb')).toBeNull();
});

test('the same name in two places is two inputs', () => {
  expect(new Set(POINTS.map(([point]) => labelOf({ ...point, parameter: 'id' }))).size).toBe(8);
});

test('the values of a JSON body are found, and changed one at a time', () => {
  const body = '{"a":"x","b":{"c":[1,true,null]},"d.e":"not reachable"}';
  expect(placesInJson(body)).toEqual(['a', 'b.c.0', 'b.c.2']);
  expect(JSON.parse(jsonWith(body, 'b.c.0', `'`))).toEqual({
    a: 'x',
    b: { c: [`'`, true, null] },
    'd.e': 'not reachable',
  });
  expect(jsonWith(body, '__proto__.x', '1')).toBe(JSON.stringify(JSON.parse(body)));
});
