import { ComparedRows } from '../../../portal/compared/compared-rows.tsx';
import { say } from '../../../portal/texts/say.ts';
import { dayOf } from './day-of.ts';
import { text } from './sign-off.texts.ts';
import type { SignOffPolicy } from './sign-off-types.ts';

type ChangedPartProps = {
  readonly changed: NonNullable<SignOffPolicy['changed']>;
  readonly version: number;
  readonly lang: string | undefined;
};

/** The part for everyone beside the one that this person confirmed last: only what differs, with a row before and after it. */
export function ChangedPart({ changed, version, lang }: ChangedPartProps) {
  const since = { version: String(changed.version), day: dayOf(changed.confirmedAt) };
  return (
    <section aria-labelledby="changed" className="mt-6 overflow-hidden rounded-box border border-line bg-surface">
      <div className="px-5 py-4 tablet:px-10">
        <h2 id="changed" className="font-semibold text-xl tracking-tight">
          {say(text.changed)}
        </h2>
        <p className="mt-1 text-ink-soft text-sm">{say(text.changedSince, since)}</p>
      </div>
      <div className="wrap-anywhere border-line border-t">
        <ComparedRows
          rows={changed.rows}
          left={say(text.before, { version: since.version })}
          right={say(text.now, { version: String(version) })}
          isShort
          lang={lang}
        />
      </div>
    </section>
  );
}
