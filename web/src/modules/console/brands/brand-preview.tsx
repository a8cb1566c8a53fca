import { LayoutDashboard, ShieldCheck } from 'lucide-react';
import type { CSSProperties } from 'react';
import { ShieldMark } from '../../../illustrations/shield-mark.tsx';
import { say } from '../../../portal/texts/say.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import type { BrandForm } from './brand-form.ts';
import { brandPreview as texts } from './brands.texts.ts';

type BrandPreviewProps = { readonly form: BrandForm };

const COLOUR = /^#[\da-f]{6}$/i;
/** The colours of the light theme, for a page that is dark; the dark theme has an attribute that works anywhere. */
const LIGHT = {
  '--color-surface': 'oklch(1 0 0)',
  '--color-line': 'oklch(0.915 0.008 262)',
  '--color-ink': 'oklch(0.235 0.026 262)',
  '--color-ink-soft': 'oklch(0.45 0.022 262)',
  '--color-accent': 'oklch(from var(--brand-accent) min(l, 0.52) min(c, 0.24) h)',
  '--color-accent-ink': 'oklch(from var(--brand-accent) min(l, 0.46) min(c, 0.2) h)',
  '--color-accent-soft': 'oklch(from var(--brand-accent) 0.962 min(c, 0.022) h)',
};

/** Sign-in button and menu as the brand makes them, in light and in dark. Nothing in it can be pressed. */
export function BrandPreview({ form }: BrandPreviewProps) {
  const accent = COLOUR.test(form.accentColour) ? form.accentColour : '#0b57d0';
  return (
    <section aria-labelledby="brand-preview" className="desktop:sticky desktop:top-0">
      <h3 id="brand-preview" className="mb-2 font-semibold">
        {say(texts.whatPeopleSee)}
      </h3>
      <div inert className="flex flex-col gap-4">
        <Sample form={form} style={{ '--brand-accent': accent, ...LIGHT } as CSSProperties} theme="light" />
        <Sample form={form} style={{ '--brand-accent': accent } as CSSProperties} theme="dark" />
      </div>
    </section>
  );
}

type SampleProps = BrandPreviewProps & { readonly style: CSSProperties; readonly theme: 'light' | 'dark' };

function Sample({ form, style, theme }: SampleProps) {
  return (
    <div data-theme={theme} style={style} className="rounded-box border border-line bg-surface p-4 text-ink">
      <div className="mb-4 flex min-h-8 items-center gap-2">
        {form.brandLogo === null ? (
          <>
            <ShieldMark size={30} />
            <span className="min-w-0 truncate font-semibold tracking-tight">
              {form.brandNameShort || say(texts.shortName)}
            </span>
          </>
        ) : (
          <img src={form.brandLogo} alt="" className="h-8 w-auto max-w-48" />
        )}
      </div>
      <ul className="mb-4 flex flex-col gap-1 text-sm">
        <li className="flex items-center gap-2.5 rounded-box bg-accent-soft px-3 py-2 font-semibold text-accent-ink">
          <LayoutDashboard aria-hidden="true" size={18} />
          {say(texts.dashboard)}
        </li>
        <li className="flex items-center gap-2.5 rounded-box px-3 py-2 text-ink-soft">
          <ShieldCheck aria-hidden="true" size={18} />
          {say(texts.websiteScans)}
        </li>
      </ul>
      <span className={buttonStyle({ isFullWidth: true })}>{say(texts.signIn)}</span>
    </div>
  );
}
