import { Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useSessionState } from '../use-session-state.ts';
import { HOME_PARTS, type ToHandOver } from './home-part.ts';

const [part] = HOME_PARTS.flatMap(({ handOver }) =>
  handOver === undefined ? [] : [{ listHref: handOver.listHref, Dialog: lazy(handOver.load) }],
);

type HandOverButtonProps = {
  readonly what: ToHandOver;
  /** Small and quiet, where it stands beside many others. */
  readonly isQuiet?: boolean;
};

/** Hands something to a helper without an account; nothing for staff in a customer's portal, or where no module brings the dialog. */
export function HandOverButton({ what, isQuiet = false }: HandOverButtonProps) {
  const { isServiceSession } = useSessionState();
  const [isOpen, setIsOpen] = useState(false);
  if (part === undefined || isServiceSession) return null;
  return (
    <>
      <Button
        variant={isQuiet ? 'quiet' : 'secondary'}
        size={isQuiet ? 'small' : 'medium'}
        icon={<Send aria-hidden="true" size={isQuiet ? 14 : 17} />}
        aria-label={`Send to my IT provider: ${what.label}`}
        onPress={() => setIsOpen(true)}
      >
        Send to my IT provider
      </Button>
      {isOpen && (
        <Suspense>
          <part.Dialog what={what} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The way to what was handed over; nothing where no module brings it. */
export function HandedOverLink() {
  if (part === undefined) return null;
  return (
    <TextLink isStandalone href={part.listHref}>
      What you handed to others
    </TextLink>
  );
}
