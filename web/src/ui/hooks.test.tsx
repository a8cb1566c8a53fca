import { afterEach, expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { act } from '../testing/act.setup.ts';
import { useColourScheme } from './use-colour-scheme.ts';
import { usePageTitle } from './use-page-title.ts';
import { useUnsavedChanges } from './use-unsaved-changes.ts';

afterEach(() => localStorage.removeItem('colour-scheme'));

test('the colour scheme is applied, kept and given back to the device', async () => {
  const { result } = await renderHook(() => useColourScheme());
  expect(result.current.choice).toBe('system');
  await act(async () => result.current.choose('dark'));
  expect(document.documentElement.dataset.theme).toBe('dark');
  await expect.poll(() => localStorage.getItem('colour-scheme')).toBe('dark');
  await act(async () => result.current.choose('light'));
  expect(document.documentElement.dataset.theme).toBe('light');
  await act(async () => result.current.choose('system'));
  await expect.poll(() => localStorage.getItem('colour-scheme')).toBeNull();
  expect(result.current.choice).toBe('system');
});

test('the title names the page and the product', async () => {
  await renderHook(() => usePageTitle('Website scans', 'Cyber Safety'));
  await expect.poll(() => document.title).toBe('Website scans · Cyber Safety');
});

test('leaving is free without changes and asked about with them', async () => {
  const { result, rerender } = await renderHook(
    (props: { hasChanges: boolean } | undefined) => useUnsavedChanges(props?.hasChanges ?? false),
    { initialProps: { hasChanges: false } },
  );
  expect(await result.current.canLeave()).toBe(true);
  await rerender({ hasChanges: true });
  const warned = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(warned);
  expect(warned.defaultPrevented).toBe(true);
  let answer: Promise<boolean> | undefined;
  await act(async () => {
    answer = result.current.canLeave();
  });
  expect(result.current.isAsking).toBe(true);
  await act(async () => result.current.answer(false));
  expect(await answer).toBe(false);
  expect(result.current.isAsking).toBe(false);
});
