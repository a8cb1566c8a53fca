import { Plus } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { DeleteDialog } from '../delete-dialog.tsx';
import { useReopened } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';
import { CodesDialog } from './codes-dialog.tsx';
import type { ConsoleMarketplace, OwnOffer, OwnPartner } from './marketplace-console-types.ts';
import { OFFER_FORM, OfferDialog } from './offer-dialog.tsx';
import { OwnOffersTable } from './own-offers-table.tsx';
import { PARTNER_FORM, PartnerDialog } from './partner-dialog.tsx';
import { PartnersTable } from './partners-table.tsx';
import { SavingsCard } from './savings-card.tsx';
import { StandingOffersTable } from './standing-offers-table.tsx';

/** What the provider offers in the marketplace: partners, offers with their codes, and which of the standing ones are shown. */
export default function MarketplaceConsolePage() {
  usePageTitle('Marketplace');
  const { data, isError, refetch } = useCallQuery('readConsoleMarketplace', {});
  return (
    <>
      <PageHeading
        title="Marketplace"
        description="Partner offers that your customers see. Some are built in; the ones you arrange yourself come first."
      />
      {data === undefined && !isError && <Loading label="Loading the offers" />}
      {isError && <LoadFailed what="The marketplace" onRetry={refetch} />}
      {data && <MarketplaceLists market={data.data} />}
    </>
  );
}

function MarketplaceLists({ market }: { readonly market: ConsoleMarketplace }) {
  const { save } = useSave('readConsoleMarketplace');
  const [partner, setPartner] = useState(useReopened<OwnPartner>(PARTNER_FORM));
  const [offer, setOffer] = useState(useReopened<OwnOffer>(OFFER_FORM));
  const [withCodes, setWithCodes] = useState<OwnOffer | null>(null);
  const [deletedPartner, setDeletedPartner] = useState<OwnPartner | null>(null);
  const [deletedOffer, setDeletedOffer] = useState<OwnOffer | null>(null);
  const publish = ({ offerId, version, isPublished }: OwnOffer) =>
    save(
      () => callApi('publishOffer', { offerId, version, isPublished: !isPublished }),
      isPublished ? 'The offer is withdrawn. Codes already given out stay valid.' : 'Customers see the offer now.',
    );
  return (
    <div className="flex flex-col gap-6">
      <SavingsCard savings={market.savings} />
      <Card
        title="Your offers"
        padding="none"
        aside={
          <Button
            size="small"
            icon={<Plus aria-hidden="true" size={16} />}
            isDisabled={market.partners.length === 0}
            onPress={() => setOffer('new')}
          >
            New offer
          </Button>
        }
      >
        <OwnOffersTable
          offers={market.offers}
          hasPartners={market.partners.length > 0}
          onEdit={setOffer}
          onCodes={setWithCodes}
          onPublish={publish}
          onDelete={setDeletedOffer}
        />
      </Card>
      <Card
        title="Your partners"
        padding="none"
        aside={
          <Button size="small" icon={<Plus aria-hidden="true" size={16} />} onPress={() => setPartner('new')}>
            New partner
          </Button>
        }
      >
        <PartnersTable partners={market.partners} onEdit={setPartner} onDelete={setDeletedPartner} />
      </Card>
      <Card
        title="Built-in offers"
        description="Public offers that anyone can take. Hide what you do not want to recommend."
        padding="none"
      >
        <StandingOffersTable
          offers={market.standing}
          onHide={({ offerId, isHidden }) => {
            const hide = (isToHide: boolean) => callApi('hideStandingOffer', { offerId, isHidden: isToHide });
            const told = (isNowHidden: boolean) =>
              isNowHidden ? 'Customers no longer see the offer.' : 'Customers see the offer again.';
            const undo = { change: () => hide(isHidden), done: told(isHidden) };
            return save(() => hide(!isHidden), told(!isHidden), undefined, undo);
          }}
        />
      </Card>
      {partner !== null && (
        <PartnerDialog partner={partner === 'new' ? null : partner} onClose={() => setPartner(null)} />
      )}
      {offer !== null && (
        <OfferDialog offer={offer === 'new' ? null : offer} market={market} onClose={() => setOffer(null)} />
      )}
      {withCodes !== null && <CodesDialog offer={withCodes} onClose={() => setWithCodes(null)} />}
      {deletedPartner !== null && (
        <DeleteDialog
          name={deletedPartner.name}
          confirmLabel="Delete partner"
          reasonToKeep={deletedPartner.offers === 0 ? null : 'This partner has offers. Delete them first.'}
          onDelete={() =>
            save(() => callApi('deletePartner', { partnerId: deletedPartner.partnerId }), 'The partner was deleted.')
          }
          onClose={() => setDeletedPartner(null)}
        >
          Its page in the marketplace will be gone.
        </DeleteDialog>
      )}
      {deletedOffer !== null && (
        <DeleteDialog
          name={deletedOffer.title}
          confirmLabel="Delete offer"
          reasonToKeep={deletedOffer.isPublished ? 'Customers see this offer. Withdraw it first.' : null}
          onDelete={() =>
            save(() => callApi('deleteOffer', { offerId: deletedOffer.offerId }), 'The offer was deleted.')
          }
          onClose={() => setDeletedOffer(null)}
        >
          {deletedOffer.codesLeft === 0
            ? 'People who are interested stay on the list.'
            : `Its ${deletedOffer.codesLeft} unused codes will be gone. People who are interested stay on the list.`}
        </DeleteDialog>
      )}
    </div>
  );
}
