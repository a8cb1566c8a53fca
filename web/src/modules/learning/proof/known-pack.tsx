import { PROOF_PART_NAMES } from '@portal/domain/proof-packs/proof-parts.ts';
import { Ban, CircleCheck, Clock } from 'lucide-react';
import { pageBrand } from '../../../portal/brand/page-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { FileCheck } from './file-check.tsx';
import type { VerifiedPack } from './verified-pack.ts';

const LOOKS = {
  ready: { icon: CircleCheck, look: 'border-success/40 bg-success-soft', ink: 'text-success-ink' },
  expired: { icon: Clock, look: 'border-warning/50 bg-warning-soft', ink: 'text-warning-ink' },
  revoked: { icon: Ban, look: 'border-danger/40 bg-danger-soft', ink: 'text-danger-ink' },
} as const;

/** A pack that was made here: for whom, by whom, until when; and whether a file is this one. */
export function KnownPack({ pack }: { readonly pack: VerifiedPack }) {
  const day = (text: string) => formatDay(text, pageBrand.locale);
  const { icon: Icon, look, ink } = LOOKS[pack.state];
  const { title, text } = wordsOf(pack, day);
  const facts = [
    ['Made for', pack.recipient],
    ['As of', day(pack.madeOn)],
    ['Valid until', day(pack.validUntil)],
    ['Shows', pack.parts.map((part) => PROOF_PART_NAMES[part]).join(', ')],
    ['Code of the pack', pack.code],
  ] as const;
  return (
    <article className="mx-auto w-full max-w-2xl rounded-box border border-line bg-surface p-6 shadow-raised tablet:p-10">
      <p className="text-ink-soft">Security proof pack of</p>
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
  const ask = `Please ask ${pack.organisation} for a new one.`;
  if (pack.state === 'revoked') {
    const when = pack.revokedOn === null ? '' : ` on ${day(pack.revokedOn)}`;
    return {
      title: 'This pack was revoked',
      text: `${pack.organisation} revoked it${when}. Do not rely on it. ${ask}`,
    };
  }
  if (pack.state === 'expired') {
    return { title: 'This pack has expired', text: `It was valid until ${day(pack.validUntil)}. ${ask}` };
  }
  return {
    title: 'This pack was made here and is valid',
    text: 'Now check whether the file you have is the original.',
  };
}
