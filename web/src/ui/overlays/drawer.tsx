import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { say } from '../../portal/texts/say.ts';
import { IconButton } from '../icon-button.tsx';
import { joinClasses } from '../join-classes.ts';
import { Modal } from './modal.tsx';
import { drawer as texts } from './overlays.texts.ts';

type DrawerProps = {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly side?: 'left' | 'right' | undefined;
  /** Shown in place of the title's text, such as a logo; the title stays as the drawer's name. */
  readonly header?: ReactNode;
};

/** A panel that slides in from the side: the menu on phones, the details of a row. */
export function Drawer({ title, isOpen, onOpenChange, children, footer, side = 'right', header }: DrawerProps) {
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      overlayClassName={joinClasses(
        'fade-overlay fixed inset-0 z-50 flex bg-overlay',
        side === 'right' && 'justify-end',
      )}
      className={joinClasses(
        'flex h-full w-[min(26rem,calc(100vw-3rem))] flex-col border-line bg-raised text-ink shadow-raised transition-transform duration-180',
        side === 'right'
          ? 'border-s starting:translate-x-full rtl:starting:-translate-x-full exiting:translate-x-full rtl:exiting:-translate-x-full'
          : 'border-e starting:-translate-x-full rtl:starting:translate-x-full exiting:-translate-x-full rtl:exiting:translate-x-full',
      )}
    >
      {(titleId) => (
        <>
          <header className="flex items-center gap-4 px-5 py-4">
            <h2 id={titleId} className={header ? 'sr-only' : 'min-w-0 flex-1 font-semibold text-lg tracking-tight'}>
              {title}
            </h2>
            {header && <div className="min-w-0 flex-1">{header}</div>}
            <IconButton
              label={say(texts.close)}
              hasTooltip={false}
              icon={<X aria-hidden="true" size={20} />}
              onPress={() => onOpenChange(false)}
            />
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5">{children}</div>
          {footer && <footer className="flex flex-wrap justify-end gap-3 border-line border-t p-4">{footer}</footer>}
        </>
      )}
    </Modal>
  );
}
