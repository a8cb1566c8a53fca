import { type ReactNode, useRef, useState } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { say } from '../portal/texts/say.ts';
import { type ButtonLook, buttonStyle } from './button-style.ts';
import { joinClasses } from './join-classes.ts';
import { Spinner } from './states/spinner.tsx';
import { button as texts } from './ui.texts.ts';

export type ButtonProps = Omit<
  AriaButtonProps,
  'className' | 'style' | 'render' | 'children' | 'isPending' | 'isDisabled' | 'onPress'
> &
  ButtonLook & {
    readonly children: ReactNode;
    /** An icon before the text. */
    readonly icon?: ReactNode;
    /** Shows a spinner, says so to screen readers, and takes no press. */
    readonly isBusy?: boolean | undefined;
    /** What screen readers hear while busy. */
    readonly busyLabel?: string | undefined;
    readonly isDisabled?: boolean | undefined;
    /** When it returns a promise the button is busy until that settles, so a double press does one thing. */
    readonly onPress?: ((event: Parameters<NonNullable<AriaButtonProps['onPress']>>[0]) => unknown) | undefined;
  };

/** The button. `variant`: one primary on a page; secondary beside it; soft in cards; quiet for the least; danger to destroy. */
export function Button(props: ButtonProps) {
  const { children, icon, isBusy, busyLabel, isDisabled, onPress, variant, size, isFullWidth, ...rest } = props;
  const running = useRef(false);
  const [isRunning, setIsRunning] = useState(false);
  const busy = Boolean(isBusy) || isRunning;

  const press: NonNullable<AriaButtonProps['onPress']> = (event) => {
    if (running.current) return;
    const result = onPress?.(event);
    if (!(result instanceof Promise)) return;
    running.current = true;
    setIsRunning(true);
    const settle = () => {
      running.current = false;
      setIsRunning(false);
    };
    result.then(settle, (error: unknown) => {
      settle();
      reportError(error);
    });
  };

  return (
    <AriaButton
      {...rest}
      onPress={press}
      isPending={busy}
      isDisabled={isDisabled ?? false}
      className={buttonStyle({ variant, size, isFullWidth })}
    >
      <span className={joinClasses('inline-flex items-center gap-2', busy && 'opacity-0')}>
        {icon}
        {children}
      </span>
      {busy && (
        <span className="absolute inset-0 flex items-center justify-center">
          <Spinner label={busyLabel ?? say(texts.wait)} size="small" />
        </span>
      )}
    </AriaButton>
  );
}
