import { type ReactNode, useRef, useState } from 'react';
import { type ButtonLook, buttonStyle } from './button-style.ts';

type PlainButtonProps = ButtonLook & {
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  readonly label?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  /** When it returns a promise, presses are ignored until that settles. */
  readonly onPress: () => unknown;
};

/** The button without React Aria, for pages that must weigh little: the browser's own, with the same looks. */
export function PlainButton({ children, icon, label, isDisabled, onPress, ...look }: PlainButtonProps) {
  const running = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const press = () => {
    if (running.current) return;
    const result = onPress();
    if (!(result instanceof Promise)) return;
    running.current = true;
    setIsBusy(true);
    const settle = () => {
      running.current = false;
      setIsBusy(false);
    };
    result.then(settle, (error: unknown) => {
      settle();
      reportError(error);
    });
  };
  return (
    <button
      type="button"
      aria-label={label}
      aria-busy={isBusy}
      disabled={isDisabled}
      onClick={press}
      className={buttonStyle(look)}
    >
      {isBusy ? (
        <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className="size-4 animate-spin">
          <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="3" opacity="0.25" />
          <path d="M21.5 12A9.5 9.5 0 0 0 12 2.5" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
        </svg>
      ) : (
        icon
      )}
      {children}
    </button>
  );
}
