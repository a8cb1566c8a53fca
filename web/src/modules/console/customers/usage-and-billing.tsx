import { endOfMonth, startOfMonth, today } from '@internationalized/date';
import { Download, ReceiptText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { callAddress } from '../../../api/call-address.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { DatePicker } from '../../../ui/fields/date-picker.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { usageAndBilling as texts } from './customers.texts.ts';

/** Opens the dialog in which a provider takes along what customers used and how their plans changed. */
export function UsageAndBilling() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={<ReceiptText aria-hidden="true" size={18} />} onPress={() => setIsOpen(true)}>
        {say(texts.title)}
      </Button>
      {isOpen && <UsageDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Begins with the month before, which is what a provider bills. */
function UsageDialog({ onClose }: { readonly onClose: () => void }) {
  const { timeZone } = useBrand();
  const lastMonth = today(timeZone).subtract({ months: 1 });
  const [from, setFrom] = useState(() => startOfMonth(lastMonth));
  const [to, setTo] = useState(() => endOfMonth(lastMonth));
  const isReversed = to.compare(from) < 0;
  const days = { from: from.toString(), to: to.toString() };
  return (
    <Dialog
      title={say(texts.title)}
      isOpen
      onOpenChange={onClose}
      footer={
        <Button variant="secondary" onPress={onClose}>
          {say(texts.close)}
        </Button>
      }
    >
      <p className="mb-4 text-ink-soft">{say(texts.lead)}</p>
      <div className="mb-6 grid items-start gap-4 tablet:grid-cols-2">
        <DatePicker label={say(texts.firstDay)} value={from} onChange={(day) => day !== null && setFrom(day)} />
        <DatePicker
          label={say(texts.lastDay)}
          value={to}
          errorMessage={isReversed ? say(texts.notBefore) : undefined}
          onChange={(day) => day !== null && setTo(day)}
        />
      </div>
      {!isReversed && (
        <div className="grid gap-6">
          <File
            title={say(texts.usage)}
            what={say(texts.whatUsage)}
            href={callAddress('downloadUsageOfCustomers', days)}
          >
            {say(texts.downloadUsage)}
          </File>
          <File
            title={say(texts.billing)}
            what={say(texts.whatBilling)}
            href={callAddress('downloadBillingOfCustomers', days)}
          >
            {say(texts.downloadBilling)}
          </File>
        </div>
      )}
    </Dialog>
  );
}

type FileProps = {
  readonly title: string;
  readonly what: string;
  readonly href: string;
  readonly children: ReactNode;
};

function File({ title, what, href, children }: FileProps) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-1 mb-3 text-ink-soft">{what}</p>
      <LinkButton href={href} download variant="secondary" icon={<Download aria-hidden="true" size={18} />}>
        {children}
      </LinkButton>
    </section>
  );
}
