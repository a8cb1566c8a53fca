import { expect, test } from 'vitest';
import { statementWithoutValues } from './without-contents.ts';

test.each([
  ["set local app.org_id = 'd3b0', x = 'it''s'", 'set local app.org_id = ?, x = ?'],
  ['select "a1" from t2 where c = $1 and d = 42 limit 10.5', 'select "a1" from t2 where c = $1 and d = ? limit ?'],
  ['x'.repeat(5000), 'x'.repeat(2000)],
])('values that stand in a statement are left out: %s', (statement, expected) => {
  expect(statementWithoutValues(statement)).toBe(expected);
});
