import { expect, test } from 'vitest';
import { saysSameToEveryone } from './same-for-everyone.ts';

const TEXT =
  '## For everyone\n\nLock the screen\nwhen you leave.\n\n- **Take** the badge.\n- Report.\n\n## Purpose\n\nSafer.\n';

test.each([
  ['another rest', TEXT.replace('Safer', 'Improved'), true],
  ['another way of writing it', TEXT.replace('screen\nwhen', 'screen when').replaceAll('- ', '* '), true],
  ['another word', TEXT.replace('badge', 'key'), false],
  ['a point less', TEXT.replace('- Report.\n', ''), false],
  ['a point that became a paragraph', TEXT.replace('- Report.', '\nReport.'), false],
  ['no part for everyone', '## Purpose\n\nSafer.\n', false],
])('%s', async (_, other, isSame) => {
  expect(await saysSameToEveryone(TEXT, other)).toBe(isSame);
});

test('a text without a part for everyone says the same as none, not even itself', async () => {
  expect(await saysSameToEveryone('Do it.\n', 'Do it.\n')).toBe(false);
});
