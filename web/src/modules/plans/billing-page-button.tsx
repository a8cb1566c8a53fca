import { CreditCard } from 'lucide-react';
import { callApi } from '../../api/call-api.ts';
import { useAction } from '../../api/use-action.ts';
import { say } from '../../portal/texts/say.ts';
import { Button } from '../../ui/button.tsx';
import { billingPageButton as texts } from './plans.texts.ts';

/** Leads to the organisation's cards and invoices at the payment service. */
export function BillingPageButton() {
  const { act: open } = useAction(async () => {
    const { url } = (await callApi('openBillingPage', {})).data;
    if (url !== null) window.location.assign(url);
  });
  return (
    <Button variant="secondary" icon={<CreditCard aria-hidden="true" size={18} />} onPress={() => open()}>
      {say(texts.cardAndInvoices)}
    </Button>
  );
}
