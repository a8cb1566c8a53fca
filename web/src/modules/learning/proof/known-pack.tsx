import { Ban, CircleCheck, Clock } from 'lucide-react';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { pageLocale } from '../../../portal/texts/page-language.ts';
import { say } from '../../../portal/texts/say.ts';
import { FileCheck } from './file-check.tsx';
import { page, parts, pack as texts } from './proof.texts.ts';
import type { VerifiedPack } from './verified-pack.ts';

const LOOKS = {
  ready: { icon: CircleCheck, look: 'border-success/40 bg-success-soft', ink: 'text-success-ink' },
  expired: { icon: Clock, look: 'border-warning/50 bg-warning-soft', ink: 'text-warning-ink' },
  revoked: { icon: Ban, look: 'border-danger/40 bg-danger-soft', ink: 'text-danger-ink' },
} as const;

const shown = new Intl.ListFormat(pageLocale, { type: 'unit' });

/** A pack that was made here: for whom, by whom, until when; and whether a file is this one. */
export function KnownPack({ pack }: { readonly pack: VerifiedPack }) {
  const day = (text: string) => formatDay(text, pageLocale);
  const { icon: Icon, look, ink } = LOOKS[pack.state];
  const { title, text } = wordsOf(pack, day);
  const facts = [
    [say(texts.madeFor), pack.recipient],
    [say(texts.asOf), day(pack.madeOn)],
    [say(texts.validUntil), day(pack.validUntil)],
    [say(texts.shows), shown.format(pack.parts.map((part) => say(parts[part])))],
    [say(page.code), pack.code],
  ] as const;
  return (
    <article className="mx-auto w-full max-w-2xl rounded-box border border-line bg-surface p-6 shadow-raised tablet:p-10">
      <p className="text-ink-soft">{say(texts.packOf)}</p>
      <h1 className="wrap-anywhere mt-1 font-semibold text-3xl tracking-tight">{pack.organisation}</h1>
      <div className={`mt-5 flex items-start gap-3 rounded-box border px-4 py-3 ${look}`}>
        <Icon aria-hidden="true" size={22} className={`mt-0.5 shrink-0 ${ink}`} />
        <p className="min-w-0">
          <strong className="block font-semibold">{title}</strong>
          <span className="text-ink-soft">{text}</span>
        </p>
      </div>
      <dl className="mt-6 grid gap-x-6 gap-y-4 tablet:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="wrap-anywhere font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <FileCheck pack={pack} />
    </article>
  );
}

function wordsOf(pack: VerifiedPack, day: (text: string) => string): { title: string; text: string } {
  const { organisation: organization, revokedOn } = pack;
  if (pack.state === 'revoked')
    return {
      title: say(texts.revoked),
      text:
        revokedOn === null
          ? say(texts.revokedHint, { organization })
          : say(texts.revokedOnHint, { organization, day: day(revokedOn) }),
    };
  if (pack.state === 'expired')
    return { title: say(texts.expired), text: say(texts.expiredHint, { organization, day: day(pack.validUntil) }) };
  return { title: say(texts.valid), text: say(texts.validHint) };
}
