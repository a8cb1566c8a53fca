import { expect, test } from 'vitest';
import { operationsOf } from './api-operations.ts';
import { mayBeDescription } from './read-description.ts';

const AT = 'https://shop.example/openapi.yaml';

const DESCRIPTION = `# The shop's interface
openapi: 3.0.3
info: { title: Shop, version: "1" }
servers:
  - url: /v1
paths:
  /items/{id}:
    get:
      parameters: &paging
        - { name: id, in: path, schema: { type: integer } }
        - name: sort
          in: query
          example: price
  /parts/{id}:
    get:
      parameters: *paging
  /orders:
    post:
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Order' }
  /orders/cancel:
    post: { operationId: cancelOrder }
components:
  schemas:
    Named: &named
      type: object
      properties: { name: { type: string } }
    Order:
      <<: *named
`;

test('a description in YAML is read as one in JSON', () => {
  expect(mayBeDescription(DESCRIPTION)).toBe(true);
  expect(operationsOf(DESCRIPTION, AT)?.map(({ method, url, json }) => [method, url, json])).toEqual([
    ['GET', 'https://shop.example/v1/items/1?sort=price', null],
    ['GET', 'https://shop.example/v1/parts/1?sort=price', null],
    ['POST', 'https://shop.example/v1/orders', '{"name":"test"}'],
  ]);
});

/** Nine lines that stand for a billion values. */
const BOMB = [...'abcdefghi']
  .map(
    (name, index) =>
      `${name}: &${name} [${Array(9)
        .fill(index === 0 ? 'x' : `*${'abcdefghi'[index - 1]}`)
        .join(', ')}]`,
  )
  .join('\n');

test.each([
  [
    'aliases upon aliases',
    `openapi: 3.0.0\n${BOMB}\npaths:\n  /a:\n    post:\n      requestBody: { content: { application/json: { schema: { example: *i } } } }`,
  ],
  ['a circle', 'openapi: 3.0.0\npaths: &p\n  /a:\n    get: *p'],
  ['no end of brackets', `openapi: 3.0.0\npaths: ${'['.repeat(20_000)}`],
  ['a mistake', 'openapi: 3.0.0\npaths:\n  /a: get: x: y'],
  ['no description', 'openapi is a word'],
  ['too much', `openapi: 3.0.0\npaths: {}\n${'# more\n'.repeat(150_000)}`],
  ['tags that make something else of a value', 'openapi: 3.0.0\npaths: !!js/function "function () {}"'],
])('%s is no description, and holds nothing up', (_, text) => {
  expect(operationsOf(text, AT) ?? []).toEqual([]);
});
