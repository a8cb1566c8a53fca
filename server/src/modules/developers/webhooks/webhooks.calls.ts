import * as ofProvider from '@portal/contract/developers/provider-webhooks.calls.ts';
import * as calls from '@portal/contract/developers/webhooks.calls.ts';
import { type BoundCall, bind } from '../../../call/bind-call.ts';
import { requireFreshProof } from '../../accounts/public.ts';
import type { DevelopersServices } from '../developers-services.ts';
import { changeWebhook, makeWebhook, removeWebhook, renewSecret } from './change-webhooks.ts';
import { listDeliveriesOf, listWebhooks, replay, sendTest } from './watch-webhooks.ts';

const PROVIDER = { orgId: null };

/** Calls of webhooks: those of firms, and the same of the provider's owners. */
export const webhookCalls: readonly BoundCall<DevelopersServices>[] = [
  bind(calls.listWebhooks).to((services: DevelopersServices, { session }) => listWebhooks(services, session)),
  bind(calls.makeWebhook).to(async (services: DevelopersServices, caller, input) => {
    await requireFreshProof(services, caller);
    return makeWebhook(services, caller, caller.session, input);
  }),
  bind(calls.changeWebhook).to((services: DevelopersServices, caller, input) =>
    changeWebhook(services, caller, caller.session, input),
  ),
  bind(calls.renewWebhookSecret).to((services: DevelopersServices, caller, input) =>
    renewSecret(services, caller, caller.session, input),
  ),
  bind(calls.removeWebhook).to((services: DevelopersServices, caller, input) =>
    removeWebhook(services, caller, caller.session, input),
  ),
  bind(calls.testWebhook).to((services: DevelopersServices, caller, input) =>
    sendTest(services, caller, caller.session, input),
  ),
  bind(calls.listWebhookDeliveries).to((services: DevelopersServices, { session }, input) =>
    listDeliveriesOf(services, session, input),
  ),
  bind(calls.replayWebhookDelivery).to((services: DevelopersServices, caller, input) =>
    replay(services, caller, caller.session, input),
  ),
  bind(ofProvider.listProviderWebhooks).to((services: DevelopersServices) => listWebhooks(services, PROVIDER)),
  bind(ofProvider.makeProviderWebhook).to(async (services: DevelopersServices, caller, input) => {
    await requireFreshProof(services, caller);
    return makeWebhook(services, caller, PROVIDER, input);
  }),
  bind(ofProvider.changeProviderWebhook).to((services: DevelopersServices, caller, input) =>
    changeWebhook(services, caller, PROVIDER, input),
  ),
  bind(ofProvider.renewProviderWebhookSecret).to((services: DevelopersServices, caller, input) =>
    renewSecret(services, caller, PROVIDER, input),
  ),
  bind(ofProvider.removeProviderWebhook).to((services: DevelopersServices, caller, input) =>
    removeWebhook(services, caller, PROVIDER, input),
  ),
  bind(ofProvider.testProviderWebhook).to((services: DevelopersServices, caller, input) =>
    sendTest(services, caller, PROVIDER, input),
  ),
  bind(ofProvider.listProviderWebhookDeliveries).to((services: DevelopersServices, _caller, input) =>
    listDeliveriesOf(services, PROVIDER, input),
  ),
  bind(ofProvider.replayProviderWebhookDelivery).to((services: DevelopersServices, caller, input) =>
    replay(services, caller, PROVIDER, input),
  ),
];
