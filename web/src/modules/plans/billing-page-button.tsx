import { CreditCard } from 'lucide-react';
import { callApi } from '../../api/call-api.ts';
import { showFailure } from '../../api/show-failure.ts';
import { Button } from '../../ui/button.tsx';

/** Leads to the organisation's cards and invoices at the payment service. */
export function BillingPageButton() {
  const open = async () => {
    try {
      const { url } = (await callApi('openBillingPage', {})).data;
      if (url !== null) window.location.assign(url);
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <Button variant="secondary" icon={<CreditCard aria-hidden="true" size={18} />} onPress={open}>
      Card and invoices
    </Button>
  );
}
