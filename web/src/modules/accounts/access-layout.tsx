import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { keepForms } from '../../portal/kept-forms.ts';
import { LanguageSwitch } from '../../portal/languages/language-switch.tsx';

/** Who signs in is nobody yet. */
const keepForVisitor = () => keepForms(null);

type AccessLayoutProps = {
  readonly title: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
  /** Under the card: the way to a neighbouring page. */
  readonly footer?: ReactNode;
  /** Beside the card on wide screens. */
  readonly aside?: ReactNode;
};

/** The card in which people sign in, sign up and get back in. */
export function AccessLayout({ title, description, children, footer, aside }: AccessLayoutProps) {
  const address = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  return (
    <div className="m-auto grid w-full max-w-5xl items-center justify-items-center gap-12 py-4 desktop:grid-cols-[1fr_minmax(0,28rem)] desktop:py-10">
      {aside && <div className="hidden w-full max-w-md desktop:block">{aside}</div>}
      <div className={`w-full max-w-md ${aside ? '' : 'desktop:col-span-2'}`}>
        <div className="rounded-box border border-line bg-surface p-6 shadow-raised tablet:p-8">
          <h1 className="font-semibold text-2xl tracking-tight">{title}</h1>
          {description && <div className="mt-1.5 text-ink-soft">{description}</div>}
          <div className="mt-6">{children}</div>
        </div>
        {footer && <p className="mt-5 text-center text-ink-soft text-sm">{footer}</p>}
        <div className="mt-3 flex justify-center">
          <LanguageSwitch address={address} onLeave={keepForVisitor} />
        </div>
      </div>
    </div>
  );
}
