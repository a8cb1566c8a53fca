import { Plus } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
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
import { marketplaceConsolePage as texts } from './marketplace.texts.ts';
import type { ConsoleMarketplace, OwnOffer, OwnPartner } from './marketplace-console-types.ts';
import { OFFER_FORM, OfferDialog } from './offer-dialog.tsx';
import { OwnOffersTable } from './own-offers-table.tsx';
import { PARTNER_FORM, PartnerDialog } from './partner-dialog.tsx';
import { PartnersTable } from './partners-table.tsx';
import { SavingsCard } from './savings-card.tsx';
import { StandingOffersTable } from './standing-offers-table.tsx';

/** What the provider offers in the marketplace: partners, offers with their codes, and which of the standing ones are shown. */
export default function MarketplaceConsolePage() {
  usePageTitle(say(texts.marketplace));
  const { data, isError, refetch } = useCallQuery('readConsoleMarketplace', {});
  return (
    <>
      <PageHeading title={say(texts.marketplace)} description={say(texts.description)} />
      {data === undefined && !isError && <Loading label={say(texts.loadingTheOffers)} />}
      {isError && <LoadFailed what={say(texts.what)} onRetry={refetch} />}
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
      isPublished ? say(texts.theOfferIsWithdrawn) : say(texts.customersSeeItNow),
    );
  return (
    <div className="flex flex-col gap-6">
      <SavingsCard savings={market.savings} />
      <Card
        title={say(texts.title)}
        padding="none"
        aside={
          <Button
            size="small"
            icon={<Plus aria-hidden="true" size={16} />}
            isDisabled={market.partners.length === 0}
            onPress={() => setOffer('new')}
          >
            {say(texts.newOffer)}
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
        title={say(texts.yourPartners)}
        padding="none"
        aside={
          <Button size="small" icon={<Plus aria-hidden="true" size={16} />} onPress={() => setPartner('new')}>
            {say(texts.newPartner)}
          </Button>
        }
      >
        <PartnersTable partners={market.partners} onEdit={setPartner} onDelete={setDeletedPartner} />
      </Card>
      <Card title={say(texts.builtInOffers)} description={say(texts.publicOffersThatAnyone)} padding="none">
        <StandingOffersTable
          offers={market.standing}
          onHide={({ offerId, isHidden }) => {
            const hide = (isToHide: boolean) => callApi('hideStandingOffer', { offerId, isHidden: isToHide });
            const told = (isNowHidden: boolean) =>
              isNowHidden ? say(texts.customersNoLongerSee) : say(texts.customersSeeItAgain);
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
          confirmLabel={say(texts.deletePartner)}
          reasonToKeep={deletedPartner.offers === 0 ? null : say(texts.thisPartnerHasOffers)}
          onDelete={() =>
            save(
              () => callApi('deletePartner', { partnerId: deletedPartner.partnerId }),
              say(texts.thePartnerWasDeleted),
            )
          }
          onClose={() => setDeletedPartner(null)}
        >
          {say(texts.itsPageInThe)}
        </DeleteDialog>
      )}
      {deletedOffer !== null && (
        <DeleteDialog
          name={deletedOffer.title}
          confirmLabel={say(texts.deleteOffer)}
          reasonToKeep={deletedOffer.isPublished ? say(texts.customersSeeThisOffer) : null}
          onDelete={() =>
            save(() => callApi('deleteOffer', { offerId: deletedOffer.offerId }), say(texts.theOfferWasDeleted))
          }
          onClose={() => setDeletedOffer(null)}
        >
          {deletedOffer.codesLeft === 0
            ? say(texts.peopleWhoAreInterested)
            : say(texts.itsCodesLeftUnusedCodes, { codesLeft: deletedOffer.codesLeft })}
        </DeleteDialog>
      )}
    </div>
  );
}
