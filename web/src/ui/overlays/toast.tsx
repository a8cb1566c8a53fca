import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import { say } from '../../portal/texts/say.ts';
import { joinClasses } from '../join-classes.ts';
import { toast as texts } from './overlays.texts.ts';

/** Success and info leave after this time; danger and warning stay until closed (spec part 1, section 14). */
const defaultDurationMs = 5000;

export type ToastKind = 'success' | 'info' | 'warning' | 'danger';

export type ToastMessage = {
  readonly kind: ToastKind;
  readonly text: string;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** Milliseconds until it leaves by itself; `null` keeps it until it is closed. */
  readonly durationMs?: number | null | undefined;
  /** It tells of a moment, such as a lost connection, and leaves when the next message comes. */
  readonly isPassing?: boolean | undefined;
};

const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });
let passing: string | undefined;
/** Messages of failures that are shown or wait to be, by their key, with when they were given. */
const failures = new Map<string, { readonly text: string; readonly givenAt: number }>();
let actedAt = 0;

const noteAct = () => {
  actedAt = performance.now();
};
window.addEventListener('pointerdown', noteAct, { capture: true });
window.addEventListener('keydown', noteAct, { capture: true });

const looks = {
  success: { icon: CircleCheck, colour: 'text-success-ink bg-success-soft', word: texts.success },
  info: { icon: Info, colour: 'text-accent-ink bg-accent-soft', word: texts.note },
  warning: { icon: TriangleAlert, colour: 'text-warning-ink bg-warning-soft', word: texts.warning },
  danger: { icon: CircleAlert, colour: 'text-danger-ink bg-danger-soft', word: texts.error },
} as const;

/** Shows one message; returns the key that `closeToast` takes. `onClose` runs when it leaves, by time or by hand. */
export function showToast(message: ToastMessage, onClose?: () => void): string {
  const staysByDefault = message.kind === 'danger' || message.kind === 'warning';
  const durationMs =
    message.durationMs === undefined ? (staysByDefault ? null : defaultDurationMs) : message.durationMs;
  if (message.kind === 'success') closeFailures();
  if (passing !== undefined) queue.close(passing);
  closeEqual(message.text);
  const key: string = queue.add(message, {
    ...(durationMs === null ? {} : { timeout: durationMs }),
    onClose: () => {
      failures.delete(key);
      onClose?.();
    },
  });
  if (staysByDefault) failures.set(key, { text: message.text, givenAt: performance.now() });
  passing = message.isPassing ? key : undefined;
  return key;
}

/**
 * Takes failures away that are from before the last key or click: whoever acted since and succeeded is past them. What failed
 * in the same go, such as one of several files, stays.
 */
export function closeFailures(): void {
  for (const [key, { givenAt }] of [...failures]) if (givenAt < actedAt) queue.close(key);
}

/** The same text stands there once, however often it is said. */
function closeEqual(text: string): void {
  const waiting = [...failures].map(([key, failure]) => ({ key, text: failure.text }));
  const shown = queue.visibleToasts.map(({ key, content }) => ({ key, text: content.text }));
  for (const one of [...waiting, ...shown]) if (one.text === text) queue.close(one.key);
}

/** Shows a list one by one: the next appears when the one before has left. */
export function showToasts(messages: readonly ToastMessage[]): void {
  const [first, ...others] = messages;
  // The queue runs `onClose` while it still removes the old message: adding one there would remove the new one instead.
  if (first) showToast(first, () => queueMicrotask(() => showToasts(others)));
}

export function closeToast(key: string): void {
  queue.close(key);
}

/** Takes every message away without showing queued ones; for signing out. */
export function clearToasts(): void {
  queue.clear();
  failures.clear();
}

/** Where toasts appear: below the header with its menu, and far from the buttons at the bottom of a dialog. The app renders it once; it is a landmark reached with F6. */
export function ToastArea() {
  return (
    <ToastRegion
      queue={queue}
      aria-label={say(texts.notifications)}
      className="fixed inset-x-4 top-18 z-60 flex flex-col gap-3 rounded-box outline-offset-4 tablet:start-auto tablet:w-104 desktop:top-20 desktop:end-6"
    >
      {({ toast }) => <ToastCard toast={toast} />}
    </ToastRegion>
  );
}

function ToastCard({ toast }: { toast: (typeof queue.visibleToasts)[number] }) {
  const { kind, text, action } = toast.content;
  const { icon: Icon, colour, word } = looks[kind];
  return (
    <Toast
      toast={toast}
      className="flex items-start gap-3 rounded-box border border-line bg-raised p-3 text-ink shadow-raised"
    >
      <span
        aria-hidden="true"
        className={joinClasses('flex size-9 shrink-0 items-center justify-center rounded-full', colour)}
      >
        <Icon size={20} />
      </span>
      <ToastContent className="min-w-0 flex-1 py-2 text-sm">
        <span className="sr-only">{say(word)}: </span>
        <Text slot="title">{text}</Text>
        {action && (
          <AriaButton
            onPress={() => {
              action.onPress();
              queue.close(toast.key);
            }}
            className="-ms-2.5 mt-1 block min-h-9 cursor-pointer rounded-inner px-2.5 font-semibold text-accent-ink hover:bg-accent-soft"
          >
            {action.label}
          </AriaButton>
        )}
      </ToastContent>
      <AriaButton
        slot="close"
        aria-label={say(texts.closeMessage)}
        className="flex size-9 shrink-0 cursor-pointer items-center justify-center rounded-inner text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden="true" size={18} />
      </AriaButton>
    </Toast>
  );
}
