import { FIRM_SCOPES, PROVIDER_SCOPES } from '@portal/domain/developers/api-scopes.ts';
import { expect, test } from 'vitest';
import { parameterNames } from '../path.ts';
import { whatShouldWeFixThisWeek } from './operations/assistant.operations.ts';
import { OPERATIONS } from './operations.ts';

test.each([...OPERATIONS, whatShouldWeFixThisWeek].map((operation) => [operation.name, operation] as const))(
  '%s has an example that fits it, names for all parts of its address, and takes nothing that it does not know',
  (_name, { path, input, output, example, audience, scope }) => {
    expect(input.safeParse(example.input).success).toBe(true);
    expect(input.safeParse({ ...example.input, surprise: 1 }).success).toBe(false);
    expect(output.parse(example.output)).toEqual(example.output);
    for (const name of parameterNames(path)) expect(Object.keys(input.shape)).toContain(name);
    expect(audience === 'firm' ? FIRM_SCOPES : PROVIDER_SCOPES).toContain(scope);
  },
);

/** Opens what directories speak, which has calls of its own (decision 093). */
const OF_DIRECTORIES = 'directory:write';

test('every permission opens something', () => {
  const used = new Set([...OPERATIONS.map(({ scope }) => scope), OF_DIRECTORIES]);
  expect([...FIRM_SCOPES, ...PROVIDER_SCOPES].filter((scope) => !used.has(scope))).toEqual([]);
});
