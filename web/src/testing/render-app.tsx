import { createMemoryHistory } from '@tanstack/react-router';
import { render } from 'vitest-browser-react';
import { forgetCsrfToken } from '../api/csrf-token.ts';
import { createQueryClient } from '../api/query-client.ts';
import { App } from '../app/app.tsx';
import { type AppRouter, createAppRouter } from '../app/create-router.ts';
import { ProfileDelay } from '../app/guards/use-visitor.ts';
import { clearToasts } from '../ui/overlays/toast.tsx';
import { type FakeHandlers, type FakeServer, fakeServer } from './fake-server.ts';
import '../styles/theme.css';

// Test files run beside each other in one browser and must not hear each other's sign-outs.
const frame = crypto.randomUUID();
window.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${frame}`);
  }
};

export type RenderedApp = {
  readonly screen: Awaited<ReturnType<typeof render>>;
  readonly server: FakeServer;
  readonly router: AppRouter;
  /** The current path with its query. */
  path(): string;
};

let running: { server: FakeServer; screen: Awaited<ReturnType<typeof render>> } | undefined;

/** Opens the whole portal at a path against a fake server. Call `closeApp` after each test. */
export async function renderApp(path: string, handlers: FakeHandlers): Promise<RenderedApp> {
  forgetCsrfToken();
  const server = fakeServer(handlers);
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  const screen = await render(
    <ProfileDelay value={0}>
      <App router={router} queryClient={createQueryClient()} />
    </ProfileDelay>,
  );
  running = { server, screen };
  return { screen, server, router, path: () => router.history.location.href };
}

/** Takes the portal down and clears what it kept in the browser; fails when the fake server was used wrongly. */
export async function closeApp(): Promise<void> {
  const last = running;
  running = undefined;
  clearToasts();
  await last?.screen.unmount();
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: only way in a test to drop what the portal wrote
  document.cookie = 'redirectURL=; Path=/; Max-Age=0';
  last?.server.restore();
}
