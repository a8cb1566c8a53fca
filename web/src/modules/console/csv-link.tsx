import { Download } from 'lucide-react';
import { LinkButton } from '../../ui/link-button.tsx';

/** Saves a list as a file for spreadsheets; the server names it. */
export function CsvLink({ href }: { readonly href: string }) {
  return (
    <LinkButton href={href} download variant="secondary" icon={<Download aria-hidden="true" size={18} />}>
      Download as CSV
    </LinkButton>
  );
}
