import { say } from '../../portal/texts/say.ts';
import type { TableColumn } from '../../ui/tables/table-column.ts';
import { rateInWords } from './in-words.ts';
import { figureWords } from './phishing.texts.ts';
import type { Figures } from './phishing-types.ts';

/** The columns of rates, what counts first before the other. */
export const rateColumns = <Row extends { readonly figures: Figures }>(): TableColumn<Row>[] => [
  {
    id: 'reported',
    label: say(figureWords.reportRate),
    align: 'end',
    render: ({ figures }) => rateInWords(figures.reportRate),
  },
  {
    id: 'clicked',
    label: say(figureWords.clickRate),
    align: 'end',
    render: ({ figures }) => rateInWords(figures.clickRate),
  },
];
