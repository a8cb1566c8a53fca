import type { TestProject } from 'vitest/node';
import { startCognito } from './start-cognito.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Amazon Cognito on this machine, for tests in the browser. */
    cognito: { readonly endpoint: string; readonly clientId: string; readonly userPoolId: string };
  }
}

/** One user pool for all tests of the browser app. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { endpoint, clientId, userPoolId, stop } = await startCognito();
  project.provide('cognito', { endpoint, clientId, userPoolId });
  return stop;
}
