import { startProcess } from './child-process.ts';
import { freePort } from './free-port.ts';

/** Starts the portal without its guard against other sites' pages, for the control of tests that attack by such pages. */
export async function startUnguardedPortal(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const program = startProcess('e2e/testing/unguarded-portal.ts', { PORT: String(port) });
  await program.waitFor(/^unguarded$/m);
  return { url: `http://localhost:${port}`, stop: () => program.stop() };
}

if (import.meta.main) {
  const { serveUnguardedPortal } = await import('../../server/src/testing/serve-unguarded-portal.ts');
  const stop = await serveUnguardedPortal(process.env.PORT ?? '');
  process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
  process.stdout.write('unguarded\n');
}
