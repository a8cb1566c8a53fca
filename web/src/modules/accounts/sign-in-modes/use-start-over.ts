import { useCallback } from 'react';
import type { SignIn } from '../use-sign-in.ts';

/** Leads back to the password, with the reason where there is one. */
export function useStartOver({ enter, setPassword, setProblem }: SignIn): (why: string | null) => void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: these do the same each time they are made
  return useCallback((why) => {
    setPassword('');
    enter('login');
    setProblem(why);
  }, []);
}
