import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Message } from './message-form.ts';
import { MessageView } from './message-view.tsx';
import { withdrawnMessage as texts } from './messages.texts.ts';

/** A message that was taken back: it can be read here, and nowhere else. */
export function WithdrawnMessage({ message }: { readonly message: Message }) {
  const { formatDate } = useFormatDate();
  const { withdrawnAt } = message;
  return (
    <>
      <PageHeading
        before={
          <TextLink isStandalone href="/console/concierge-messages">
            {say(texts.allMessages)}
          </TextLink>
        }
        title={message.title}
      />
      <div className="flex flex-col gap-5">
        <Banner
          title={
            withdrawnAt === null
              ? say(texts.thisWasWithdrawn)
              : say(texts.thisWasWithdrawnOn, { withdrawnAt: formatDate(withdrawnAt) })
          }
        >
          {say(texts.customersDoNotSee)}
        </Banner>
        <MessageView title={message.title} body={message.body} publishedAt={message.publishedAt} />
      </div>
    </>
  );
}
