import { useEffect } from 'react';
import { logFailure } from '../portal/log-failure.ts';
import { ErrorScreen } from './error-screen.tsx';

type CrashScreenProps = { readonly error: unknown };

/** Stands in for a page that crashed, and sends the stack to the server's log. Continue loads the portal anew. */
export function CrashScreen({ error }: CrashScreenProps) {
  useEffect(() => logFailure('A page crashed.', error), [error]);
  return <ErrorScreen onContinue={() => window.location.assign('/')} />;
}
