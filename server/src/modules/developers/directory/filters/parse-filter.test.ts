import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ScimProblem } from '../scim-problem.ts';
import { COMPARISONS, type Filter, parseFilter } from './parse-filter.ts';

const refused = (filter: string) => expect(() => parseFilter(filter), filter).toThrow(ScimProblem);
const eq = (attribute: string, value: string | boolean | number | null) => ({ is: 'eq', attribute, value });

test.each([
  ['userName eq "bjensen"', eq('username', 'bjensen')],
  [`name.familyName co "O'Malley"`, { is: 'co', attribute: 'name.familyname', value: "O'Malley" }],
  ['userName sw "J"', { is: 'sw', attribute: 'username', value: 'J' }],
  [
    'urn:ietf:params:scim:schemas:core:2.0:User:userName sw "J"',
    { is: 'sw', attribute: 'urn:ietf:params:scim:schemas:core:2.0:user:username', value: 'J' },
  ],
  ['title pr', { is: 'present', attribute: 'title' }],
  [
    'meta.lastModified gt "2011-05-13T04:42:34Z"',
    { is: 'gt', attribute: 'meta.lastmodified', value: '2011-05-13T04:42:34Z' },
  ],
  [
    'title pr and userType eq "Employee"',
    { is: 'and', of: [{ is: 'present', attribute: 'title' }, eq('usertype', 'Employee')] },
  ],
  [
    'title pr or userType eq "Intern"',
    { is: 'or', of: [{ is: 'present', attribute: 'title' }, eq('usertype', 'Intern')] },
  ],
  [
    'userType ne "Employee" and not (emails co "example.com" or emails.value co "example.org")',
    {
      is: 'and',
      of: [
        { is: 'ne', attribute: 'usertype', value: 'Employee' },
        {
          is: 'not',
          of: {
            is: 'or',
            of: [
              { is: 'co', attribute: 'emails', value: 'example.com' },
              { is: 'co', attribute: 'emails.value', value: 'example.org' },
            ],
          },
        },
      ],
    },
  ],
  [
    'emails[type eq "work" and value co "@example.com"] or ims[type eq "xmpp" and value co "@foo.com"]',
    {
      is: 'or',
      of: [
        {
          is: 'and',
          of: [
            { is: 'present', attribute: 'emails' },
            {
              is: 'and',
              of: [eq('emails.type', 'work'), { is: 'co', attribute: 'emails.value', value: '@example.com' }],
            },
          ],
        },
        {
          is: 'and',
          of: [
            { is: 'present', attribute: 'ims' },
            { is: 'and', of: [eq('ims.type', 'xmpp'), { is: 'co', attribute: 'ims.value', value: '@foo.com' }] },
          ],
        },
      ],
    },
  ],
])('reads %s of the standard', (filter, expected) => {
  expect(parseFilter(filter)).toEqual(expected);
});

test('“and” binds before “or”, names and operators come in any case, and values are JSON', () => {
  const [a, b, c] = [eq('a', true), eq('b', 2.5), eq('c', null)];
  expect(parseFilter('a EQ True OR b eq 2.5 And C eq NULL')).toEqual({ is: 'or', of: [a, { is: 'and', of: [b, c] }] });
  expect(parseFilter('(a eq true or b eq 2.5) and c eq null')).toEqual({
    is: 'and',
    of: [{ is: 'or', of: [a, b] }, c],
  });
  expect(parseFilter(String.raw`a eq "say \"or\" ) \u00e9"`)).toEqual(eq('a', 'say "or" ) é'));
  expect(parseFilter('emails[type eq "work"].value eq "x"')).toEqual({
    is: 'and',
    of: [eq('emails.type', 'work'), eq('emails.value', 'x')],
  });
});

test.each([
  ...['', 'a', 'a eq', 'a eq b', 'a like "x"', 'a eq "x', 'a eq "x" and', 'and a pr', '(a pr', 'a pr)', 'not a pr'],
  ...['a eq "x" b', 'a.b.c pr', '1a pr', 'a[b[c pr]]', 'a[b pr', 'a eq "\\x"', 'a eq "\\u0000"', 'a eq "\\ud800"'],
  ...[':a pr.', 'a eq 1e9', 'a eq toString', '[a pr]', '()'],
])('refuses %j', refused);

test('is bounded in length, depth and comparisons, and never takes long', () => {
  refused(`a eq "${'x'.repeat(2000)}"`);
  refused(`${'('.repeat(11)}a pr${')'.repeat(11)}`);
  refused(Array(51).fill('a pr').join(' or '));
  expect(parseFilter(Array(50).fill('a pr').join(' or '))).toMatchObject({ is: 'or' });
  const pairs = Array(25).fill('(a pr or b pr)').join(' and ');
  expect(parseFilter(pairs)).toMatchObject({ is: 'and' });
});

const attribute = fc.constantFrom('username', 'emails.value', 'urn:x:1.0:user:department');
const value = fc.oneof(
  fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\0', '')),
  fc.boolean(),
  fc.constant(null),
);
const leaf: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({ is: fc.constant('present' as const), attribute }),
  fc.record({ is: fc.constantFrom(...COMPARISONS), attribute, value }),
);
const { filter: anyFilter } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.record({ is: fc.constant('not' as const), of: tie('filter') }),
    fc.record({
      is: fc.constantFrom('and' as const, 'or' as const),
      of: fc.array(tie('filter'), { minLength: 2, maxLength: 2 }),
    }),
  ),
}));

function written(filter: Filter): string {
  if (filter.is === 'not') return `not (${written(filter.of)})`;
  if (filter.is === 'and' || filter.is === 'or')
    return filter.of.map((one) => `(${written(one)})`).join(` ${filter.is} `);
  if (filter.is === 'present') return `${filter.attribute} pr`;
  return `${filter.attribute} ${filter.is} ${JSON.stringify(filter.value)}`;
}

test('what a filter is written as is read as that filter, and no text fails otherwise than refused', () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      const text = written(filter);
      fc.pre(text.length <= 2000);
      expect(parseFilter(text)).toEqual(filter);
    }),
  );
  const piece = fc.constantFrom(
    '(',
    ')',
    '[',
    ']',
    'not',
    'and',
    'or',
    'a',
    '.b',
    'eq',
    'pr',
    '"x"',
    '"',
    '\\',
    ':',
    '1',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      try {
        parseFilter(pieces.join(' '));
      } catch (error) {
        expect(error).toBeInstanceOf(ScimProblem);
      }
    }),
  );
});
