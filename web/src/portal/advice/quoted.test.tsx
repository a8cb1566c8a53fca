import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Quoted } from './quoted.tsx';

test('English passages of a text say that they are English', async () => {
  const quotes = ['XSS', 'XSS in the htmlPrefilter'];
  const { container } = await render(
    <Quoted text="Bekannt: XSS in the htmlPrefilter. Behoben in 3.5." quotes={quotes} />,
  );
  expect([...container.querySelectorAll('[lang=en]')].map(({ textContent }) => textContent)).toEqual([
    'XSS in the htmlPrefilter',
  ]);
  expect(container.textContent).toBe('Bekannt: XSS in the htmlPrefilter. Behoben in 3.5.');
});

test('a text without any is only itself', async () => {
  const { container } = await render(<Quoted text="Nur Deutsch." quotes={['English']} />);
  expect(container.querySelector('[lang]')).toBeNull();
});
