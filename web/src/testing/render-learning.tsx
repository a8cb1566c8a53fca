import { render } from 'vitest-browser-react';
import { forgetCsrfToken } from '../api/csrf-token.ts';
import { LearningApp } from '../app/learning/learning-app.tsx';
import type { AddressBar } from '../portal/address-bar.ts';
import { type FakeHandlers, type FakeServer, fakeServer } from './fake-server.ts';
import '../styles/theme.css';

type Rendered = Awaited<ReturnType<typeof render>>;

let running: { server: FakeServer; screen: Rendered } | undefined;

/** Opens the pages of trainees at an address against a fake server. Call `closeLearning` after each test. */
export async function renderLearning(
  address: string,
  handlers: FakeHandlers,
): Promise<{ readonly screen: Rendered; readonly server: FakeServer; address(): string }> {
  forgetCsrfToken();
  const server = fakeServer(handlers);
  const bar = memoryAddressBar(address);
  const screen = await render(<LearningApp addressBar={bar} />);
  running = { server, screen };
  return { screen, server, address: bar.read };
}

/** Takes the pages down and clears what they kept; fails when the fake server was used wrongly. */
export async function closeLearning(): Promise<void> {
  await leaveLearning().finally(() => localStorage.clear());
}

/** Takes the pages down, which come back with what they kept; fails when the fake server was used wrongly. */
export async function leaveLearning(): Promise<void> {
  const last = running;
  running = undefined;
  await last?.screen.unmount();
  last?.server.restore();
}

function memoryAddressBar(first: string): AddressBar {
  let current = first;
  const listeners = new Set<() => void>();
  const go = (address: string) => {
    current = address;
    for (const listener of listeners) listener();
  };
  return {
    read: () => current,
    push: go,
    replace: go,
    listen(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
