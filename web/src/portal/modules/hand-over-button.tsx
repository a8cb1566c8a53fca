import { Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { say } from '../texts/say.ts';
import { useSessionState } from '../use-session-state.ts';
import { HOME_PARTS, type ToHandOver } from './home-part.ts';
import { handOverButton as texts } from './modules.texts.ts';

const [part] = HOME_PARTS.flatMap(({ handOver }) =>
  handOver === undefined ? [] : [{ listHref: handOver.listHref, Dialog: lazy(handOver.load) }],
);

type HandOverButtonProps = {
  readonly what: ToHandOver;
  /** Small and quiet, where it stands beside many others. */
  readonly isQuiet?: boolean;
  /** The icon alone on wide screens, with its words as a tooltip, where they would take a line of their own. */
  readonly isShort?: boolean;
};

/** Hands something to a helper without an account; nothing for staff in a customer's portal, or where no module brings the dialog. */
export function HandOverButton({ what, isQuiet = false, isShort = false }: HandOverButtonProps) {
  const { isServiceSession } = useSessionState();
  const [isOpen, setIsOpen] = useState(false);
  if (part === undefined || isServiceSession) return null;
  return (
    <>
      <Tooltip text={say(texts.sendToMyIt)} isDisabled={!isShort}>
        <Button
          variant={isQuiet ? 'quiet' : 'secondary'}
          size={isQuiet ? 'small' : 'medium'}
          icon={<Send aria-hidden="true" size={isQuiet ? 14 : 17} />}
          aria-label={say(texts.sendLabel, { label: what.label })}
          onPress={() => setIsOpen(true)}
        >
          <span className={isShort ? 'tablet:hidden' : ''}>{say(texts.sendToMyIt)}</span>
        </Button>
      </Tooltip>
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
      {say(texts.whatYouHandedOver)}
    </TextLink>
  );
}
