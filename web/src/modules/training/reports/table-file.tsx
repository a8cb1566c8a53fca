import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { callAddress } from '../../../api/call-address.ts';
import type { CallInput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { tableFile as texts } from './reports.texts.ts';

type TableFileProps = {
  readonly table: CallInput<'trainingTableCsv'>['table'];
  /** Of the card, for those who hear the link alone. */
  readonly title: string;
  /** Of people's training; null for the one that most of them are in. */
  readonly year?: number | null;
};

/** Downloads what a card shows, whole, for spreadsheets. */
export function TableFile({ table, title, year = null }: TableFileProps) {
  const unseen = (words: ReactNode) => (
    <span key="unseen" className="sr-only">
      {words}
    </span>
  );
  return (
    <TextLink
      isStandalone
      href={callAddress('trainingTableCsv', { table, ...(year === null ? {} : { year }) })}
      download
    >
      <Download aria-hidden="true" size={16} className="-mt-0.5 me-1.5 inline" />
      {say.parts(texts.download, { title, unseen })}
    </TextLink>
  );
}
