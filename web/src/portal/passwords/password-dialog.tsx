import { type FormEvent, type ReactNode, Suspense, useId, useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import type { ActionOptions, FieldErrors } from '../../api/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useHasOwnIdentity } from '../identity/use-identity.ts';
import { lazyAside } from '../lazy-aside.ts';
import { say } from '../texts/say.ts';
import { useSessionQuery } from '../use-session-state.ts';
import { passwordDialog as texts } from './passwords.texts.ts';
import { type FreshProof, useFreshProof } from './use-fresh-proof.ts';

const CompanyProof = lazyAside(() => import('./company-proof.tsx'));

export type PasswordDialogProps<Done = unknown> = {
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly isDanger?: boolean | undefined;
  /** Makes the change, with the proof that it is them. */
  readonly onProved: (proof: FreshProof) => Promise<Done>;
  /** How its outcome is told; faults of fields are shown by `fields`. */
  readonly told?: ActionOptions<Done>;
  /** After it was made, or when nothing is to be done any more. */
  readonly onClose: () => void;
  /** False for a change after which something else is shown by the caller. */
  readonly closesWhenDone?: boolean;
  /** Above the password, such as a field for the reason. */
  readonly fields?: (errors: FieldErrors) => ReactNode;
  /** What is wrong in `fields`; the password is asked of the identity provider only when nothing is. */
  readonly problems?: () => FieldErrors;
  /** Proof that needs no password; null where none was given. */
  readonly proveByPasskey?: (() => Promise<FreshProof | null>) | undefined;
};

/** Asks for the password once more before something that concerns the safety of the account. */
export function PasswordDialog<Done>(props: PasswordDialogProps<Done>) {
  const {
    title,
    children,
    confirmLabel,
    isDanger,
    onProved,
    onClose,
    told,
    closesWhenDone = true,
    proveByPasskey,
  } = props;
  const prove = useFreshProof();
  const username = useSessionQuery().data?.username ?? '';
  const mayHaveDirectory = useMayHaveDirectory();
  const formId = useId();
  const [password, setPassword] = useState('');
  const { act, errors, setErrors, isBusy } = useAction(
    async (proof: FreshProof | null) => onProved(proof ?? (await prove(password))),
    {
      ...told,
      fieldOf: { WRONG_CREDENTIALS: ['password', say(texts.thisPasswordIsIncorrect)], ...told?.fieldOf },
    },
  );

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = {
      ...(password === '' ? { password: say(texts.pleaseEnterYourPassword) } : {}),
      ...props.problems?.(),
    };
    setErrors(found);
    if (Object.keys(found).length === 0 && (await act(null)) && closesWhenDone) onClose();
  };

  const take = async (proof: FreshProof) => {
    if ((await act(proof)) && closesWhenDone) onClose();
  };
  const isReady = () => {
    const found = props.problems?.() ?? {};
    setErrors(found);
    return Object.keys(found).length === 0;
  };
  const { act: takePasskey, isBusy: isAsking } = useAction(async () => {
    const proof = await proveByPasskey?.();
    if (proof) await take(proof);
  });

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
            {say(texts.cancel)}
          </Button>
          <Button type="submit" form={formId} variant={isDanger ? 'danger' : 'primary'} isBusy={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <div className="text-ink-soft">{children}</div>
        {props.fields?.(errors)}
        {/* Password managers look for the account beside the password. */}
        <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
        <PasswordField
          label={say(texts.yourPassword)}
          name="password"
          autoComplete="current-password"
          // What has to be said first is typed first.
          autoFocus={props.fields === undefined}
          value={password}
          onChange={setPassword}
          maxLength={128}
          errorMessage={errors.password}
        />
        {proveByPasskey && (
          <Button variant="soft" isBusy={isAsking} onPress={() => takePasskey()}>
            {say(texts.useAPasskeyInstead)}
          </Button>
        )}
        {mayHaveDirectory && (
          <Suspense fallback={null}>
            <CompanyProof isReady={isReady} onProved={(proof) => void take(proof)} />
          </Suspense>
        )}
      </form>
    </Dialog>
  );
}

/** Whether a directory of the firm's can know who is here: not the provider's staff, nor people of a user pool outside. */
function useMayHaveDirectory(): boolean {
  const session = useSessionQuery().data;
  return useHasOwnIdentity() && session?.isStaff === false && !session.newUser;
}
