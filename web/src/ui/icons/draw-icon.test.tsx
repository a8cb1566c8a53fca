import { Sun } from 'lucide-react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import drawIcon from './draw-icon.ts';

test('an icon is drawn as the library draws it', async () => {
  const library = await draw(<Sun size={18} className="shrink-0" />);
  const Own = drawIcon({ name: 'sun', node: linesOf(library) });
  const own = await draw(<Own size={18} className="shrink-0" />);
  for (const { name, value } of library.attributes)
    if (name !== 'class') expect(`${name}: ${own.getAttribute(name)}`).toBe(`${name}: ${value}`);
  expect(own.innerHTML).toBe(library.innerHTML);
  expect(own.classList.contains('shrink-0')).toBe(true);
});

test('only an icon that is named is told to screen readers', async () => {
  const Own = drawIcon({ name: 'dot', node: [['circle', { cx: '12', cy: '12', r: '4', key: 'dot' }]] });
  expect((await draw(<Own />)).getAttribute('aria-hidden')).toBe('true');
  expect((await draw(<Own aria-label="Sunny" />)).hasAttribute('aria-hidden')).toBe(false);
});

async function draw(icon: React.ReactElement): Promise<SVGSVGElement> {
  const { container } = await render(icon);
  const drawn = container.querySelector('svg');
  if (drawn === null) throw new Error('Nothing was drawn.');
  return drawn;
}

const linesOf = (icon: SVGSVGElement) =>
  [...icon.children].map((line, place): readonly [string, Readonly<Record<string, string>>] => [
    line.tagName,
    { ...Object.fromEntries([...line.attributes].map(({ name, value }) => [name, value])), key: `${place}` },
  ]);
