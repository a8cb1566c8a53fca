import { ArrowLeft } from 'lucide-react';
import { say } from '../../portal/texts/say.ts';
import { GoLink } from './go-link.tsx';
import { yearAddress } from './learn-address.ts';
import { everywhere } from './learning.texts.ts';

/** The way back to the person's year. */
export function BackToYear({ token }: { readonly token: string }) {
  return (
    <p className="mb-4 text-sm" data-print="hidden">
      <GoLink href={yearAddress(token)}>
        <ArrowLeft aria-hidden="true" size={16} className="-mt-0.5 me-1.5 inline" />
        {say(everywhere.backToYear)}
      </GoLink>
    </p>
  );
}
