import { CircleStop, Volume2 } from 'lucide-react';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { say } from '../../texts/say.ts';
import { readAloud as texts } from './read-aloud.texts.ts';
import type { ReadAloud } from './use-read-aloud.ts';

/** Has the page read aloud, and stops it; nothing where the device has no voice of its own for the language. */
export function ReadAloudButton({ reading }: { readonly reading: ReadAloud }) {
  if (!reading.isOffered) return null;
  const Icon = reading.isReading ? CircleStop : Volume2;
  return (
    <PlainButton variant="soft" size="large" icon={<Icon aria-hidden="true" size={18} />} onPress={reading.toggle}>
      {say(reading.isReading ? texts.stop : texts.start)}
    </PlainButton>
  );
}
