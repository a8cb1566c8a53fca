import { say } from '../../../portal/texts/say.ts';
import { Banner } from '../../../ui/states/banner.tsx';
import type { Overview } from '../phishing-types.ts';
import { obstacles as texts } from './overview.texts.ts';

const TITLES = {
  'no-sender': texts.noSender,
  'not-checked': texts.notChecked,
  'check-failed': texts.checkFailed,
  stopped: texts.stopped,
} as const;

const HINTS = {
  'no-sender': texts.noSenderHint,
  'not-checked': texts.notCheckedHint,
  'check-failed': texts.checkFailedHint,
  stopped: texts.stoppedHint,
} as const;

/** Why nothing can be sent now; nothing where all is well. */
export function ObstacleBanner({ obstacle }: { readonly obstacle: Overview['obstacle'] }) {
  if (obstacle === null) return null;
  return (
    <Banner kind={obstacle === 'not-checked' ? 'info' : 'warning'} title={say(TITLES[obstacle])}>
      {say(HINTS[obstacle])}
    </Banner>
  );
}
