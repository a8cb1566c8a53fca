import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { showFailure } from '../../api/show-failure.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useSessionQuery } from '../use-session-state.ts';
import { type FreshProof, useFreshProof } from './use-fresh-proof.ts';

type PasswordDialogProps = {
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly isDanger?: boolean | undefined;
  /** Does what was confirmed; a failure is shown here. */
  readonly onProved: (proof: FreshProof) => Promise<void>;
  readonly onClose: () => void;
  /** Above the password, such as a field for the reason. */
  readonly fields?: ReactNode;
  /** Checked before the password is asked of the identity provider; false keeps the dialog open. */
  readonly isReady?: (() => boolean) | undefined;
};

/** Asks for the password once more before something that concerns the safety of the account. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, children, confirmLabel, isDanger, onProved, onClose } = props;
  const prove = useFreshProof();
  const username = useSessionQuery().data?.username ?? '';
  const formId = useId();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const isReady = props.isReady?.() ?? true;
    if (password === '') {
      setProblem('Please enter your password.');
      return;
    }
    setProblem(undefined);
    if (!isReady) return;
    setIsBusy(true);
    try {
      await onProved(await prove(password));
    } catch (error) {
      if (isApiError(error, 'WRONG_CREDENTIALS')) setProblem('This password is not right.');
      else showFailure(error);
      setIsBusy(false);
    }
  };

  return (
    <Dialog
      title={title}
      size="small"
      isFullScreenOnPhone={false}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" isDisabled={isBusy} onPress={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant={isDanger ? 'danger' : 'primary'} isBusy={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <div className="text-ink-soft">{children}</div>
        {props.fields}
        {/* Password managers look for the account beside the password. */}
        <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          // What has to be said first is typed first.
          autoFocus={props.fields === undefined || props.fields === null}
          value={password}
          onChange={setPassword}
          maxLength={128}
          errorMessage={problem}
        />
      </form>
    </Dialog>
  );
}
