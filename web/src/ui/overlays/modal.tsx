import { type ReactNode, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { DismissButton, Overlay } from 'react-aria/Overlay';
import { useDialog } from 'react-aria/useDialog';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';

type ModalProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly isDismissable: boolean;
  readonly isKeyboardDismissDisabled?: boolean | undefined;
  readonly shouldCloseOnInteractOutside?: (() => boolean) | undefined;
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** Of what covers the page. */
  readonly overlayClassName: string;
  /** Of the panel on it. */
  readonly className: string;
  /** The dialog's content; a heading in it has the identifier given, and names the dialog. */
  readonly children: (titleId: string) => ReactNode;
};

/**
 * What every dialog and drawer stands on: covers the page, holds the focus, closes by Esc and a press beside it.
 *
 * The library's own component brings its menus and lists along, which a first visit would pay for.
 */
export function Modal(props: ModalProps) {
  const overlay = useRef<HTMLDivElement>(null);
  const isLeaving = useLeaving(props.isOpen, overlay);
  if (!props.isOpen && !isLeaving) return null;
  return (
    <Overlay isExiting={isLeaving}>
      <Panel {...props} overlay={overlay} isLeaving={isLeaving} />
    </Overlay>
  );
}

type PanelProps = ModalProps & {
  readonly overlay: React.RefObject<HTMLDivElement | null>;
  readonly isLeaving: boolean;
};

function Panel({ overlay, isLeaving, overlayClassName, className, role = 'dialog', children, ...props }: PanelProps) {
  const { isKeyboardDismissDisabled = false, shouldCloseOnInteractOutside = () => true } = props;
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const state = useOverlayTriggerState(props);
  const { modalProps, underlayProps } = useModalOverlay(
    { isDismissable: props.isDismissable, isKeyboardDismissDisabled, shouldCloseOnInteractOutside },
    state,
    panel,
  );
  const { dialogProps } = useDialog({ role, 'aria-labelledby': titleId }, panel);
  const height = useSyncExternalStore(onVisibleHeight, visibleHeight);
  return (
    <div
      {...underlayProps}
      ref={overlay}
      className={overlayClassName}
      style={{ height }}
      data-exiting={isLeaving || undefined}
    >
      <div
        {...modalProps}
        {...dialogProps}
        ref={panel}
        className={`${className} outline-none`}
        data-exiting={isLeaving || undefined}
      >
        {/* A screen reader on a phone has no Esc. */}
        {props.isDismissable && <DismissButton onDismiss={state.close} />}
        {children(titleId)}
      </div>
    </div>
  );
}

/** True from the moment something closes until its transitions are over. */
function useLeaving(isOpen: boolean, element: React.RefObject<HTMLElement | null>): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [isLeaving, setIsLeaving] = useState(false);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setIsLeaving(!isOpen);
  }
  useLayoutEffect(() => {
    if (!isLeaving) return;
    const transitions = element.current?.getAnimations({ subtree: true }) ?? [];
    let isCurrent = true;
    void Promise.allSettled(transitions.map(({ finished }) => finished)).then(() => isCurrent && setIsLeaving(false));
    return () => {
      isCurrent = false;
    };
  }, [isLeaving, element]);
  return isLeaving;
}

/** What the keyboard of a phone leaves to see, in pixels. */
const visibleHeight = () => {
  const viewport = window.visualViewport;
  return viewport === null ? innerHeight : viewport.height * viewport.scale;
};

function onVisibleHeight(onChange: () => void) {
  window.visualViewport?.addEventListener('resize', onChange);
  return () => window.visualViewport?.removeEventListener('resize', onChange);
}
