import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { popoverPanel } from '../fields/field-style.ts';

type PopoverProps = {
  /** Names what opens. */
  readonly label: string;
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly children: ReactNode;
  readonly placement?: 'bottom' | 'bottom start' | 'top' | undefined;
};

/** A few words beside the button that asks for them; a press elsewhere or Esc closes it. */
export function Popover({ label, trigger, children, placement = 'bottom start' }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover placement={placement} className={`${popoverPanel} max-w-80`}>
        <Dialog aria-label={label} className="p-3 text-sm outline-none">
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
