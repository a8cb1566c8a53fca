import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { formatBytes } from '../format-bytes.ts';
import { FileDrop } from './file-drop.tsx';

function Form({ allowsMultiple }: { allowsMultiple: boolean }) {
  const [files, setFiles] = useState<File[]>([]);
  return <FileDrop label="Team list" allowsMultiple={allowsMultiple} files={files} onFilesChange={setFiles} />;
}

const input = (container: HTMLElement) => {
  const found = container.querySelector('input[type="file"]');
  if (!found) throw new Error('no file input');
  return found;
};

test('chosen files are listed and can be removed', async () => {
  const screen = await render(<Form allowsMultiple />);
  await userEvent.upload(input(screen.container), [new File(['a'], 'a.csv'), new File(['bb'], 'b.csv')]);
  await expect.poll(() => screen.getByRole('listitem').elements().length).toBe(2);
  await screen.getByRole('button', { name: 'Remove a.csv' }).click();
  await expect.element(screen.getByText('a.csv')).not.toBeInTheDocument();
  await expect.element(screen.getByText('b.csv')).toBeVisible();
});

test('where one file is taken the next replaces it', async () => {
  const screen = await render(<Form allowsMultiple={false} />);
  await userEvent.upload(input(screen.container), new File(['a'], 'a.csv'));
  await expect.element(screen.getByText('a.csv')).toBeVisible();
  await userEvent.upload(input(screen.container), new File(['b'], 'b.csv'));
  await expect.element(screen.getByText('b.csv')).toBeVisible();
  expect(screen.getByRole('listitem').elements()).toHaveLength(1);
});

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1536, '1.5 kB'],
  [2_000_000, '2 MB'],
])('%i bytes is %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
