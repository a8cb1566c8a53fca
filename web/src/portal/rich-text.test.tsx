import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { RichText } from './rich-text.tsx';

test('a text is shown with its structure, and what looks like markup stays text', async () => {
  const screen = await render(
    <RichText
      topLevel={2}
      blocks={[
        { kind: 'heading', level: 1, spans: [{ text: 'Rules' }] },
        { kind: 'paragraph', spans: [{ text: '<img src=x onerror=alert(1)>' }] },
        {
          kind: 'list',
          ordered: true,
          start: 3,
          items: [[{ kind: 'paragraph', spans: [{ text: 'Lock', strong: true }] }]],
        },
        { kind: 'table', head: [[{ text: 'Who' }]], rows: [[[{ text: 'Ann' }]]] },
        { kind: 'paragraph', spans: [{ text: 'Read more', link: 'https://a.example/' }] },
      ]}
    />,
  );
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Rules' })).toBeVisible();
  await expect.element(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(screen.getByRole('list').element()).toHaveAttribute('start', '3');
  await expect.element(screen.getByRole('columnheader', { name: 'Who' })).toBeInTheDocument();
  await expect.element(screen.getByRole('cell', { name: 'Ann' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read more' }).element()).toHaveAttribute('rel', 'noreferrer');
});

test('words of a field may be something else, such as a button', async () => {
  const screen = await render(
    <RichText
      blocks={[{ kind: 'paragraph', spans: [{ text: 'Ask ' }, { text: 'Ann', field: 'lead' }] }]}
      renderField={(field, words) => (
        <button type="button">
          {words} ({field})
        </button>
      )}
    />,
  );
  await expect.element(screen.getByRole('button', { name: 'Ann (lead)' })).toBeVisible();
});
