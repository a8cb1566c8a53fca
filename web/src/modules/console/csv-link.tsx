import { Download } from 'lucide-react';
import { say } from '../../portal/texts/say.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { csvLink as texts } from './console.texts.ts';

/** Saves a list as a file for spreadsheets; the server names it. */
export function CsvLink({ href }: { readonly href: string }) {
  return (
    <LinkButton href={href} download variant="secondary" icon={<Download aria-hidden="true" size={18} />}>
      {say(texts.downloadAsCsv)}
    </LinkButton>
  );
}
