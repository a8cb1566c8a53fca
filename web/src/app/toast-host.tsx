import { Suspense, useEffect, useState } from 'react';
import { onChangeMade } from '../api/change-made.ts';
import { onNotify } from '../api/notify.ts';
import { lazyAside } from '../portal/lazy-aside.ts';

let closeOldFailures = (): void => undefined;

const load = () => import('../ui/overlays/toast.tsx');
/** By which people begin to do something that may fail. */
const FIRST_ACTS = ['input', 'keydown', 'pointerdown'];

const ToastArea = lazyAside(async () => {
  const { ToastArea: area, closeFailures } = await load();
  closeOldFailures = closeFailures;
  return { default: area };
});

type ToastHostProps = {
  /** The page shows messages of the kit by itself. */
  readonly isNeeded: boolean;
  /** The part of the portal that is shown; failures of another part leave with it. */
  readonly part: string;
};

/** The place where messages appear, loaded with the first page or message that needs it, and then kept. */
export function ToastHost({ isNeeded, part }: ToastHostProps) {
  const [isOn, setIsOn] = useState(isNeeded);
  if (isNeeded && !isOn) setIsOn(true);
  useEffect(() => onNotify(() => setIsOn(true)), []);
  useEffect(loadWithFirstAct, []);
  useEffect(() => onChangeMade(() => closeOldFailures()), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the part that counts
  useEffect(() => closeOldFailures(), [part]);
  if (!isOn) return null;
  return (
    <Suspense>
      <ToastArea />
    </Suspense>
  );
}

/** What tells of a lost connection has to be here before the connection is lost; nobody waits for it. */
function loadWithFirstAct(): () => void {
  const stopped = new AbortController();
  const begin = () => {
    stopped.abort();
    // Where it does not come now, the message that needs it asks again.
    void load().catch(() => undefined);
  };
  for (const act of FIRST_ACTS) window.addEventListener(act, begin, { capture: true, signal: stopped.signal });
  return () => stopped.abort();
}
