import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SvgPicture } from './svg-picture.tsx';

let screen: Awaited<ReturnType<typeof render>> | undefined;
afterEach(async () => {
  await screen?.unmount();
});

const show = async (svg: string) => {
  screen = await render(<SvgPicture svg={svg} alternative="A rope around a pole" />);
  return screen.getByRole('img', { name: 'A rope around a pole' }).element();
};

test('shapes and words are drawn with their looks', async () => {
  const figure = await show(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g stroke-width="2" fill="none"><path d="M0 0h9"/><text x="1">Tom &amp; Rosa</text></g><!-- end --></svg>',
  );
  const group = figure.querySelector('svg > g');
  expect(group?.getAttribute('stroke-width')).toBe('2');
  expect(group?.querySelector('path')?.getAttribute('d')).toBe('M0 0h9');
  expect(group?.querySelector('text')?.textContent).toBe('Tom & Rosa');
  expect(figure.querySelector('svg')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
});

test('nothing else gets through', async () => {
  const figure = await show(
    '<svg viewBox="0 0 9 9" onload="alert(1)"><script>alert(2)</script><a href="https://x.example"><path d="M0 0"/></a><foreignObject><b>bold</b></foreignObject><image href="x"/><path style="fill:red" d="M1 1"/></svg>',
  );
  const svg = figure.querySelector('svg');
  expect(svg?.outerHTML).not.toMatch(/onload|script|alert|href|foreignObject|bold|style/);
  expect(svg?.querySelectorAll('path')).toHaveLength(1);
});
