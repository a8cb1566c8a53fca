import { expect, test } from 'vitest';
import { operationsOf } from './api-operations.ts';

const AT = 'https://shop.example/docs/openapi.json';
const read = (description: unknown) => operationsOf(JSON.stringify(description), AT);

test('OpenAPI 3 is read with its references, places and bodies', () => {
  const operations = read({
    openapi: '3.0.3',
    servers: [{ url: '/v1' }],
    paths: {
      '/items/{id}': {
        parameters: [{ name: 'id', in: 'path', schema: { type: 'integer', minimum: 4 } }],
        get: { parameters: [{ $ref: '#/components/parameters/sort' }] },
        delete: {},
      },
      '/orders': {
        post: { requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } } } },
      },
      '/upload': {
        post: {
          requestBody: { content: { 'multipart/form-data': { schema: { properties: { note: { type: 'string' } } } } } },
        },
      },
      '/feed': { post: { requestBody: { content: { 'text/xml': {} } } } },
      '/wipe': { post: { operationId: 'deleteAll' } },
    },
    components: {
      parameters: { sort: { name: 'sort', in: 'query', schema: { enum: ['name', 'price'] } } },
      schemas: {
        Order: {
          type: 'object',
          properties: {
            mail: { type: 'string', format: 'email' },
            lines: { type: 'array', items: { $ref: '#/components/schemas/Line' } },
          },
        },
        Line: { properties: { count: { type: 'integer' }, again: { $ref: '#/components/schemas/Line' } } },
      },
    },
  });
  expect(operations?.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET https://shop.example/v1/items/4?sort=name',
    'POST https://shop.example/v1/orders',
    'POST https://shop.example/v1/upload',
    'POST https://shop.example/v1/feed',
  ]);
  expect(operations?.[0]?.pathPlaces).toEqual([3]);
  expect(JSON.parse(operations?.[1]?.json ?? '')).toMatchObject({ mail: 'visitor@example.com', lines: [{ count: 1 }] });
  expect(operations?.[2]).toMatchObject({ fields: [{ name: 'note', value: 'test' }], encoding: 'multipart' });
  expect(operations?.[3]?.isXml).toBe(true);
});

test('Swagger 2 is read', () => {
  const operations = read({
    swagger: '2.0',
    basePath: '/api/',
    consumes: ['application/json'],
    paths: {
      '/a': {
        post: {
          parameters: [{ in: 'body', name: 'b', schema: { type: 'object', properties: { n: { type: 'string' } } } }],
        },
      },
      '/f': { post: { parameters: [{ in: 'formData', name: 'n', type: 'string' }] } },
    },
  });
  expect(operations?.map(({ url, json, fields }) => [url, json, fields])).toEqual([
    ['https://shop.example/api/a', '{"n":"test"}', null],
    ['https://shop.example/api/f', null, [{ name: 'n', value: 'test' }]],
  ]);
});

test.each([['no JSON'], ['[]'], ['{"openapi":"9.0"}'], ['{"openapi":{"a":1}}']])('%s is no description', (text) => {
  expect(operationsOf(text, AT)).toBeNull();
});

test('odd descriptions are read as far as they go', () => {
  expect(read({ openapi: '3.1.0' })).toEqual([]);
  const odd = {
    '/a': { get: { parameters: 'x', requestBody: 3 } },
    b: { get: {} },
    '/c': null,
  };
  expect(read({ openapi: '3.1.0', servers: [{ url: 7 }], paths: odd })?.map(({ url }) => url)).toEqual([
    'https://shop.example/a',
  ]);
});
