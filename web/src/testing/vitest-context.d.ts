import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Amazon Cognito on this machine. */
    cognito: { readonly endpoint: string; readonly clientId: string; readonly userPoolId: string };
  }
}
