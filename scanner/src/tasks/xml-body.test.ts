import { expect, test } from 'vitest';
import { escaped } from '../../testing/answers.ts';
import { parsedXml as trustingParser } from '../../testing/flawed-forms.ts';
import { page, scanPages } from '../../testing/scan-pages.ts';
import type { Program } from '../../testing/site-page.ts';

const ASKING = `<script>
  fetch('/desk?ask=price', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ article: 7 }) });
  fetch('/desk?ask=stock', { method: 'POST', body: '<stock><article>7</article></stock>' });
</script>`;

/** One program: its answer about prices reads JSON, the one about the stock whatever XML asks for. */
const desk: Program = ({ searchParams }, _, { method, body }) => {
  if (method !== 'POST') return page('<p>The desk.</p>');
  if (searchParams.get('ask') === 'price') return page('<p>20 euros.</p>');
  if (!/<stock>[\s\S]*<article>/.test(body)) return { status: 400, body: '' };
  return page(`<p>There is no article ${escaped(trustingParser(body))}.</p>`);
};

test('one program that takes documents at one of its questions is tried at each', async () => {
  const { result } = await scanPages({ pages: { '/': page(ASKING), '/desk': desk } }, { level: 'normal' });
  const found = result.findings.filter(({ checkId }) => checkId === 'A15');
  expect(found.map(({ url }) => new URL(url).search)).toEqual(['?ask=stock']);
});
