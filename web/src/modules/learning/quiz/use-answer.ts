import { useCallback, useEffect, useState } from 'react';

type State<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: Data }
  | { readonly status: 'failed'; readonly error: unknown };

/**
 * Asks once for what a page shows, and again on demand; an answer that is there stays while it is asked for anew. Pages of trainees
 * need no cache of answers, which would be a third of what they load. Pass a `load` that is the same as long as the question is.
 */
export function useAnswer<Data>(load: () => Promise<Data>): State<Data> & {
  readonly reload: () => void;
  /** Asks anew for something else, so that what was there goes at once. */
  readonly restart: () => void;
  readonly change: (change: (data: Data) => Data) => void;
} {
  const [state, setState] = useState<State<Data>>({ status: 'loading' });
  const [asked, setAsked] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is how it is asked again
  useEffect(() => {
    let isWanted = true;
    load().then(
      (data) => isWanted && setState({ status: 'ready', data }),
      (error: unknown) =>
        isWanted && setState((before) => (before.status === 'ready' ? before : { status: 'failed', error })),
    );
    return () => {
      isWanted = false;
    };
  }, [load, asked]);

  const reload = useCallback(() => {
    setState((before) => (before.status === 'failed' ? { status: 'loading' } : before));
    setAsked((times) => times + 1);
  }, []);
  const restart = useCallback(() => {
    setState({ status: 'loading' });
    setAsked((times) => times + 1);
  }, []);
  const change = useCallback(
    (apply: (data: Data) => Data) =>
      setState((before) => (before.status === 'ready' ? { status: 'ready', data: apply(before.data) } : before)),
    [],
  );
  return { ...state, reload, restart, change };
}
