import { Suspense, useEffect, useState } from 'react';
import { onNotify } from '../api/notify.ts';
import { lazyAside } from './lazy-aside.ts';

const ToastArea = lazyAside(() => import('../ui/toast.tsx').then(({ ToastArea: area }) => ({ default: area })));

type ToastHostProps = {
  /** The page shows messages of the kit by itself. */
  readonly isNeeded: boolean;
};

/** The place where messages appear, loaded with the first page or message that needs it, and then kept. */
export function ToastHost({ isNeeded }: ToastHostProps) {
  const [isOn, setIsOn] = useState(isNeeded);
  if (isNeeded && !isOn) setIsOn(true);
  useEffect(() => onNotify(() => setIsOn(true)), []);
  if (!isOn) return null;
  return (
    <Suspense>
      <ToastArea />
    </Suspense>
  );
}
