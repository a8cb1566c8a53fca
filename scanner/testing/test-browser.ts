// @ts-expect-error a plain script without types, run by every Node version
import { findChromium } from '../../scripts/find-chromium.mjs';
import type { BrowserProgram } from '../src/browser/browser-program.ts';

/** The browser that the tests use; it brings its own fonts and libraries, and these machines may have no namespaces for its sandbox. */
export async function testBrowser(): Promise<BrowserProgram> {
  const { executablePath, env } = await findChromium();
  return { path: executablePath, hasSandbox: false, environment: env };
}
