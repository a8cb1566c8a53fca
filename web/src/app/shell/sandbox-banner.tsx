import { FlaskConical } from 'lucide-react';
import { say } from '../../portal/texts/say.ts';
import { useProfileQuery } from '../../portal/use-profile.ts';
import { sandboxBanner as texts } from './menu.texts.ts';

/** Says in one quiet line that nothing here is real; in frames that stand before the profile is there, too. */
export function SandboxBanner() {
  const { data } = useProfileQuery(false);
  if (data?.isSandbox !== true) return null;
  return (
    <section
      aria-label={say(texts.sandbox)}
      data-print="hidden"
      className="flex items-center justify-center gap-2 border-accent-line border-b bg-accent-soft px-4 py-1.5 text-sm"
    >
      <FlaskConical aria-hidden="true" size={16} className="shrink-0 text-accent-ink" />
      <p>
        <strong className="font-semibold">{say(texts.sandbox)}</strong> {say(texts.about)}
      </p>
    </section>
  );
}
