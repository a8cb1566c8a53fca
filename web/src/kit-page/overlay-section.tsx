import { EllipsisVertical, FileDown, Pause, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { Drawer } from '../ui/overlays/drawer.tsx';
import { Menu } from '../ui/overlays/menu.tsx';
import { showToast, showToasts, type ToastKind } from '../ui/overlays/toast.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { useUnsavedChanges } from '../ui/use-unsaved-changes.ts';
import { Row, Section } from './section.tsx';

const toasts: Record<ToastKind, string> = {
  success: 'The report is in your downloads.',
  info: 'A new version of the portal is ready.',
  warning: 'Your session ends in two minutes.',
  danger: 'We could not reach this website. Please check the address.',
};

export function OverlaySection() {
  const [open, setOpen] = useState<'dialog' | 'locked' | 'confirm' | 'drawer' | null>(null);
  const [name, setName] = useState('');
  const unsaved = useUnsavedChanges(name !== '');
  const close = () => {
    setName('');
    setOpen(null);
  };
  return (
    <Section title="Dialogs, menus and messages">
      <Row>
        <Button variant="secondary" onPress={() => setOpen('dialog')}>
          Open dialog
        </Button>
        <Button variant="secondary" onPress={() => setOpen('locked')}>
          Open locked dialog
        </Button>
        <Button variant="secondary" onPress={() => setOpen('confirm')}>
          Delete…
        </Button>
        <Button variant="secondary" onPress={() => setOpen('drawer')}>
          Open drawer
        </Button>
        <Menu
          label="Actions"
          trigger={
            <IconButton
              label="Actions"
              hasTooltip={false}
              variant="secondary"
              icon={<EllipsisVertical aria-hidden="true" size={20} />}
            />
          }
          groups={[
            [
              { id: 'download', label: 'Download report', icon: <FileDown size={18} /> },
              { id: 'pause', label: 'Pause schedule', icon: <Pause size={18} />, isDisabled: true },
            ],
            [{ id: 'delete', label: 'Delete website', icon: <Trash2 size={18} />, isDanger: true }],
          ]}
          onAction={(id) => showToast({ kind: 'info', text: `Chosen: ${id}` })}
        />
      </Row>
      <Row>
        {(Object.keys(toasts) as ToastKind[]).map((kind) => (
          <Button key={kind} variant="soft" onPress={() => showToast({ kind, text: toasts[kind] })}>
            Show {kind}
          </Button>
        ))}
        <Button
          variant="soft"
          onPress={() =>
            showToast({
              kind: 'danger',
              text: 'Looks like you already have an account.',
              action: { label: 'Sign in now', onPress: () => undefined },
              durationMs: 20_000,
            })
          }
        >
          Show with action
        </Button>
        <Button
          variant="soft"
          onPress={() => showToasts(Object.values(toasts).map((text) => ({ kind: 'danger' as const, text })))}
        >
          Show a list
        </Button>
      </Row>

      <Dialog
        title="Add a website"
        isOpen={open === 'dialog'}
        onOpenChange={close}
        canClose={unsaved.canLeave}
        footer={
          <>
            <Button variant="secondary" onPress={close}>
              Back
            </Button>
            <Button onPress={close}>Next</Button>
          </>
        }
      >
        <div className="flex flex-col gap-6">
          <Stepper
            label="Steps to add a website"
            steps={['Specify website', 'Confirm URL', 'Schedule scan']}
            current={1}
          />
          <TextField label="Website name" value={name} onChange={setName} />
        </div>
      </Dialog>
      <ConfirmDialog
        title="Leave without saving?"
        confirmLabel="Leave"
        cancelLabel="Keep editing"
        isOpen={unsaved.isAsking}
        onOpenChange={() => unsaved.answer(false)}
        onConfirm={() => unsaved.answer(true)}
      >
        What you typed has not been saved.
      </ConfirmDialog>
      <Dialog
        title="Your plan is being changed"
        size="small"
        isDismissable={false}
        isOpen={open === 'locked'}
        onOpenChange={close}
        footer={<Button onPress={close}>Done</Button>}
      >
        This dialog stays until the button is pressed.
      </Dialog>
      <ConfirmDialog
        title="Delete this website?"
        isDanger
        confirmLabel="Delete website"
        isOpen={open === 'confirm'}
        onOpenChange={close}
        onConfirm={close}
      >
        Its 14 reports are deleted too. This cannot be undone.
      </ConfirmDialog>
      <Drawer title="Scan details" isOpen={open === 'drawer'} onOpenChange={close}>
        Started on Nov 18, 2026, finished after 6 minutes.
      </Drawer>
    </Section>
  );
}
