import { expect, test } from 'vitest';
import { policyMarkdown } from './policy-markdown.ts';

const files = import.meta.glob<string>('../../../../../content/policies/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const { documentOf, markdownOf } = policyMarkdown;
const again = (markdown: string) => markdownOf(documentOf(markdown));

test('every text of the library comes out of the editor as it went in, with every place of an answer', () => {
  const texts = Object.values(files).map((file) => {
    const [, , ...body] = file.split(/^---$/m);
    const whole = body.join('---').replace(/^(?:\{\{[#^/][^}]*\}\})+\n|\{\{[#^/][^}]*\}\}/gm, '');
    return `${whole.replace(/\n{3,}/g, '\n\n').trim()}\n`;
  });
  expect(texts.length).toBeGreaterThan(20);
  for (const text of texts) expect(again(text)).toBe(text);
});

test('what somebody typed stays words: signs of Markdown, tags, and lines that begin like a list', () => {
  const words = (text: string) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  });
  for (const text of ['1. March', '- not a list', '# no heading', '> no quote', 'a * b * c', '<img src=x>', 'a_b_c']) {
    expect(documentOf(markdownOf(words(text)))).toEqual(words(text));
  }
});

test('a tag in a text is never read as HTML', () => {
  const document = JSON.stringify(documentOf('See <b onclick="x()">this</b>\n\n<script>alert(1)</script>\n'));
  expect(document).toContain('<script>alert(1)</script>');
  expect(document).not.toContain('"bold"');
});

test('tables keep their rows, and bars inside of cells', () => {
  const table = '| Who | What |\n|---|---|\n| {{lead}} | asks **twice** \\| writes |\n';
  expect(again(table)).toBe(table);
});
