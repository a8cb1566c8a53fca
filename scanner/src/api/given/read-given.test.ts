import { expect, test } from 'vitest';
import { readGiven } from './read-given.ts';

const SITE = 'https://shop.example/';

test('OpenAPI: what reads is kept, and the rest is named with its reason', () => {
  const read = readGiven(
    `openapi: 3.0.0
servers: [{ url: /v1 }]
paths:
  /items/{id}:
    get: { parameters: [{ name: id, in: path, schema: { type: integer } }] }
    delete: {}
  /items/search:
    post: { requestBody: { content: { application/json: { schema: { properties: { text: { type: string } } } } } } }
  /orders:
    post: { requestBody: { content: { application/json: { schema: { properties: { text: { type: string } } } } } } }
  /files/search:
    post: { requestBody: { content: { multipart/form-data: { schema: { properties: { text: { type: string } } } } } } }
  /notes/search:
    post: { requestBody: { content: { application/xml: { schema: { type: object } } } } }
  /scans/search:
    post: { requestBody: { content: { application/pdf: {} } } }
`,
    SITE,
  );
  expect(read).toEqual({
    format: 'openapi',
    operations: [
      { method: 'GET', url: 'https://shop.example/v1/items/1', pathPlaces: [3], json: null },
      { method: 'POST', url: 'https://shop.example/v1/items/search', pathPlaces: [], json: '{"text":"test"}' },
      {
        ...{ method: 'POST', url: 'https://shop.example/v1/files/search', pathPlaces: [], json: null },
        form: { encoding: 'multipart', fields: [{ name: 'text', value: 'test' }] },
      },
      {
        ...{ method: 'POST', url: 'https://shop.example/v1/notes/search', pathPlaces: [], json: null },
        xml: '<zq>text</zq>',
      },
    ],
    left: [
      { method: 'DELETE', path: '/v1/items/1', reason: 'CHANGES' },
      { method: 'POST', path: '/v1/orders', reason: 'CHANGES' },
      { method: 'POST', path: '/v1/scans/search', reason: 'BODY' },
    ],
  });
  const swagger = { swagger: '2.0', host: 'api.other.example', basePath: '/v2', paths: { '/a': { get: {} } } };
  expect(readGiven(JSON.stringify(swagger), SITE)).toMatchObject({
    operations: [],
    left: [{ path: 'api.other.example/v2/a', reason: 'OTHER_HOST' }],
  });
});

test('a Postman collection with folders, variables and parts of paths', () => {
  const url = { raw: '{{base}}/users/:id?sort=name', variable: [{ key: 'id', value: '7' }] };
  const collection = {
    info: { schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
    variable: [{ key: 'base', value: 'https://www.shop.example' }],
    item: [
      { name: 'Folder', item: [{ name: 'One user', request: { method: 'GET', url } }] },
      { name: 'Find', request: { method: 'POST', url: '/api/find', body: { mode: 'raw', raw: '{"q":"{{word}}"}' } } },
      { name: 'Look up', request: { method: 'POST', url: '/lookup', body: { mode: 'raw', raw: '<a>{{word}}</a>' } } },
      {
        name: 'List',
        request: { method: 'POST', url: '/list', body: { mode: 'urlencoded', urlencoded: [{ key: 'a', value: '1' }] } },
      },
      { name: 'Delete user', request: { method: 'GET', url: '{{base}}/api/user' } },
    ],
  };
  expect(readGiven(JSON.stringify(collection), SITE)).toEqual({
    format: 'postman',
    operations: [
      { method: 'GET', url: 'https://www.shop.example/users/7?sort=name', pathPlaces: [2], json: null },
      { method: 'POST', url: 'https://shop.example/api/find', pathPlaces: [], json: '{"q":""}' },
      { method: 'POST', url: 'https://shop.example/lookup', pathPlaces: [], json: null, xml: '<a></a>' },
      {
        ...{ method: 'POST', url: 'https://shop.example/list', pathPlaces: [], json: null },
        form: { encoding: 'urlencoded', fields: [{ name: 'a', value: '1' }] },
      },
    ],
    left: [{ method: 'GET', path: '/api/user', reason: 'CHANGES' }],
  });
});

test('a recording gives each request once, without secrets, files and other hosts', () => {
  const entry = (method: string, url: string, text?: string, mimeType = 'application/json') => ({
    request: { method, url, ...(text === undefined ? {} : { postData: { text, mimeType } }) },
  });
  const entries = [
    entry('GET', 'https://shop.example/api/list?page=1&access_token=s3cret'),
    entry('GET', 'https://shop.example/api/list?page=1&access_token=s3cret'),
    entry('GET', 'https://shop.example/logo.png'),
    entry('GET', 'https://cdn.example/api'),
    entry('POST', 'https://shop.example/api/search', '{"q":"shoes","session":"s3cret"}'),
    entry('POST', 'https://shop.example/api/find', 'q=shoes&password=s3cret', 'application/x-www-form-urlencoded'),
    entry('POST', 'https://shop.example/api/query', '<q apiKey="s3cret"><token>s3cret</token><text>shoes</text></q>'),
  ];
  const read = readGiven(JSON.stringify({ log: { entries } }), SITE);
  expect(read).toMatchObject({ left: [{ path: 'cdn.example/api', reason: 'OTHER_HOST' }] });
  expect(read).toMatchObject({
    operations: [
      { url: expect.stringContaining('page=1') },
      { json: expect.any(String) },
      {
        form: {
          encoding: 'urlencoded',
          fields: [
            { name: 'q', value: 'shoes' },
            { name: 'password', value: 'test' },
          ],
        },
      },
      { xml: '<q apiKey="test"><token>test</token><text>shoes</text></q>' },
    ],
  });
  expect(JSON.stringify(read)).not.toContain('s3cret');
});

test.each([
  ['{\n"openapi": "3.0.0",\n"paths": {,}\n}', 'UNREADABLE', 3],
  ['openapi: 3.0.0\npaths:\n  /a: get: x: y', 'UNREADABLE', 3],
  ['{"name":"something else"}', 'UNKNOWN', 1],
  ['just words', 'UNKNOWN', 1],
  ['openapi: 3.0.0\npaths: {}', 'EMPTY', 1],
])('%s is refused at its line', (text, problem, line) => {
  expect(readGiven(text, SITE)).toEqual({ problem, line });
});
