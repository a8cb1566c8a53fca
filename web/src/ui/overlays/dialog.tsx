import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { say } from '../../portal/texts/say.ts';
import { IconButton } from '../icon-button.tsx';
import { joinClasses } from '../join-classes.ts';
import { Modal } from './modal.tsx';
import { dialog as texts } from './overlays.texts.ts';
import { useReturnFocus } from './use-return-focus.ts';

/** A second click of a double click that opened the dialog comes within this time. */
const DOUBLE_CLICK_MS = 500;

const widths = { small: 'desktop:max-w-md', medium: 'desktop:max-w-2xl', large: 'desktop:max-w-4xl' } as const;

export type DialogProps = {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
  /** Buttons; the primary one last. Stays in view while the content scrolls. */
  readonly footer?: ReactNode;
  readonly size?: keyof typeof widths | undefined;
  /** Off: neither Esc nor a press outside closes it (the close button goes too). On by default. */
  readonly isDismissable?: boolean | undefined;
  /** What Esc does in a dialog that is not dismissable, such as ask whether to leave; nothing when left out. */
  readonly onEscape?: (() => void) | undefined;
  /** Asked before any close by the user; answer false to stay, such as when work would be lost. */
  readonly canClose?: (() => boolean | Promise<boolean>) | undefined;
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** Small dialogs that only ask something stay small on phones too. */
  readonly isFullScreenOnPhone?: boolean | undefined;
};

/** A modal dialog: takes the focus and gives it back; full screen under 900 px. */
export function Dialog(props: DialogProps) {
  const { title, isOpen, onOpenChange, children, footer, size = 'medium', role = 'dialog', canClose } = props;
  const { isDismissable = true, isFullScreenOnPhone = true, onEscape } = props;

  useReturnFocus();
  const openedAt = useRef(0);
  useEffect(() => {
    if (isOpen) openedAt.current = performance.now();
  }, [isOpen]);

  const changeOpen = async (next: boolean) => {
    if (!isDismissable && onEscape) return onEscape();
    if (!next && canClose && !(await canClose())) return;
    onOpenChange(next);
  };

  return (
    <Modal
      role={role}
      isOpen={isOpen}
      onOpenChange={changeOpen}
      isDismissable={isDismissable}
      shouldCloseOnInteractOutside={() => performance.now() - openedAt.current > DOUBLE_CLICK_MS}
      isKeyboardDismissDisabled={!isDismissable && onEscape === undefined}
      overlayClassName={joinClasses(
        'fade-overlay fixed inset-0 z-50 flex justify-center bg-overlay',
        isFullScreenOnPhone ? 'items-stretch desktop:items-center desktop:p-6' : 'items-center p-4',
      )}
      className={joinClasses(
        'rise-overlay flex w-full flex-col bg-raised text-ink shadow-raised',
        isFullScreenOnPhone
          ? 'desktop:max-h-full desktop:rounded-box desktop:border desktop:border-line'
          : 'max-h-full max-w-md rounded-box border border-line',
        widths[size],
      )}
    >
      {(titleId) => (
        <>
          <header className="flex items-start gap-4 px-5 pt-5 pb-3 tablet:px-6">
            <h2 id={titleId} className="min-w-0 flex-1 pt-1 font-semibold text-xl tracking-tight">
              {title}
            </h2>
            {isDismissable && (
              <IconButton
                label={say(texts.close)}
                hasTooltip={false}
                icon={<X aria-hidden="true" size={20} />}
                onPress={() => void changeOpen(false)}
              />
            )}
          </header>
          <DialogContent>{children}</DialogContent>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-line border-t px-5 py-4 tablet:px-6">
              {footer}
            </footer>
          )}
        </>
      )}
    </Modal>
  );
}

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** What scrolls between title and buttons; reached by keys itself where it holds nothing else that is. */
function DialogContent({ children }: { readonly children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = content.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const isText = element.scrollHeight > element.clientHeight && element.querySelector(FOCUSABLE) === null;
      if (isText) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    });
    observer.observe(element);
    return () => observer.disconnect();
  });
  return (
    <div ref={content} className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-6 tablet:px-6">
      {children}
    </div>
  );
}
