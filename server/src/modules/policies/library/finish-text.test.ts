import { expect, test } from 'vitest';
import { finishText } from './finish-text.ts';
import { markdownOf } from './policy-content.ts';
import { readPolicyLibrary } from './policy-library.ts';

const text = (numbers: readonly number[], body: string) =>
  `## Rules\n\n${numbers.map((number) => `### SAM-${number} Title\n\n${body}`).join('\n\n')}\n\n## Terms\n\n- **Virtual private network (VPN):** An encrypted connection.\n- **Log:** A record.\n`;

test('says once why numbers are missing, and nothing where none is', () => {
  const words = 'Missing clause numbers belong to rules that do not apply to us.';
  expect(finishText(text([1, 2, 4], 'Logs.'), 'en')).toContain(`## Rules\n\n${words}\n\n### SAM-1 Title`);
  expect(finishText(text([1, 2, 3], 'Logs.'), 'en')).not.toContain(words);
  expect(finishText(text([2, 3], 'Logs.'), 'en').split(words)).toHaveLength(2);
});

test('explains the terms that the text uses, and has no section without one', () => {
  expect(finishText(text([1], 'Keep logs.'), 'en')).toMatch(/## Terms\n\n- \*\*Log:\*\* A record\.\n$/);
  expect(finishText(text([1], 'Use the VPN.'), 'en')).not.toContain('**Log:**');
  expect(finishText(text([1], 'Do this.'), 'en')).toMatch(/Do this\.\n$/);
});

test('says what holds where a policy that it names does not, and nothing where it names none', () => {
  const words = 'the security lead decides which rule applies until then';
  const naming = (others: string) => finishText(`### SAM-1 Title\n\n${others}\n\n## Exceptions\n\nNone.\n`, 'en');
  expect(naming('As the *Access control* policy says.')).toMatch(new RegExp(`${words}\\.\\n\\n## Exceptions`));
  expect(naming('This policy says it.')).not.toContain(words);
});

test('a policy of the library leaves out the term of a part that is left out', () => {
  const policy = readPolicyLibrary('en').find(({ id }) => id === 'remote-work');
  const said = (remoteAccess: string) =>
    markdownOf({
      template: policy?.source ?? '',
      fields: policy?.fields ?? [],
      customPolicy: null,
      language: 'en',
      values: { remoteAccess },
    });
  expect(said('vpn')).toContain('## Terms');
  expect(said('vpn')).not.toContain('**Virtual private network (VPN):**');
  expect(said('none')).toContain('**Virtual private network (VPN):**');
});
