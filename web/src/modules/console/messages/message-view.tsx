import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { CustomersView } from '../concierge/customers-view.tsx';

type MessageViewProps = {
  readonly title: string;
  /** Markdown. */
  readonly body: string;
  /** Null while it is a draft. */
  readonly publishedAt: string | null;
};

/** A message as its customers see it. */
export function MessageView({ title, body, publishedAt }: MessageViewProps) {
  const { formatDate } = useFormatDate();
  return <CustomersView title={title} text={body} facts={<span>{formatDate(publishedAt ?? Date.now())}</span>} />;
}
