import { MailSent } from '../../../illustrations/mail-sent.tsx';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { notReady as texts } from './start.texts.ts';

/** Stands where the provider has not set a sending domain. */
export function NotReady() {
  return (
    <Card>
      <EmptyState title={say(texts.title)} illustration={<MailSent />}>
        {say(texts.text)}
      </EmptyState>
    </Card>
  );
}
